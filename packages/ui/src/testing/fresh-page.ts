import { beforeEach, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { limitElementPatience } from './element-patience.ts';

let tests = 0;

/** A number that no other test in this page has. What one test has begun tells by it whether another one runs by now. */
export const testNumber = (): number => tests;

/**
 * Lets the test files of a package run one after another in one page, so that the page loads its thousand modules once instead
 * of once per file. A set-up file calls this before each test file to remove what the previous file left in the page. Modules
 * with state must be reset there too. A test that replaces a module, or loads one for itself, gets a page of its own
 * (`*.alone.browser.test.tsx`).
 */
export const startFreshPage = async (): Promise<void> => {
  limitElementPatience();
  await cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  // The renderer registers this only where it is loaded, which is in the first file.
  beforeEach(async () => {
    tests += 1;
    await cleanup();
  });
};
