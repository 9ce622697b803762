import { beforeEach, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';

/**
 * Lets the test files of a package follow each other in one page, so that the page loads its thousand modules once and
 * not once a file. A set-up file calls this before each test file: it removes what the file before left in the page.
 * Whoever keeps something in a module forgets it there too; a test that replaces a module, or loads one for itself,
 * gets a page of its own (`*.alone.browser.test.tsx`).
 */
export const startFreshPage = async (): Promise<void> => {
  await cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  // The renderer asks for this where it is loaded, which is in the first file only.
  beforeEach(() => cleanup());
};
