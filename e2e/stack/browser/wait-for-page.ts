import type { BrowserContext, Page } from '@playwright/test';

/** Whether the page itself has replaced index.html's picture. */
const isDrawn = (): boolean => {
  if (!document.querySelector('#first-pages')) return true;
  const first = document.querySelector('#root')?.firstElementChild;
  return first !== null && first !== undefined && Object.keys(first).some((key) => key.startsWith('__react'));
};

const longestMs = 15_000;

const wait = (page: Page): void => {
  const open = page.goto.bind(page);
  page.goto = async (url, options) => {
    const answer = await open(url, options);
    // A page without its scripts stays a picture.
    if (options?.waitUntil !== 'commit')
      await page.waitForFunction(isDrawn, undefined, { timeout: longestMs }).catch(() => undefined);
    return answer;
  };
};

/**
 * Makes `goto` wait for the page itself. The browser's load event comes when only index.html's picture is shown: a journey that
 * starts then would use elements that are about to be replaced.
 */
export const waitForPages = (context: BrowserContext): void => {
  context.on('page', wait);
};
