import { beforeEach, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { limitElementPatience } from './element-patience.ts';

/** A file that left the page would take the files after it along: a late call of an ended session leads to the login. */
const stayHere = (event: NavigateEvent): void => {
  if (event.cancelable && !event.destination.sameDocument) event.preventDefault();
};

/**
 * Lets the test files of a package run one after another in one page, so that the page loads its thousand modules once instead
 * of once per file. A set-up file calls this before each test file to remove what the previous file left in the page. Modules
 * with state must be reset there too. A test that replaces a module, or loads one for itself, gets a page of its own
 * (`*.alone.browser.test.tsx`).
 */
export const startFreshPage = async (): Promise<void> => {
  globalThis.navigation.addEventListener('navigate', stayHere);
  limitElementPatience();
  await cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  // The renderer registers this only where it is loaded, which is in the first file.
  beforeEach(() => cleanup());
};
