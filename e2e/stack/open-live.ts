import type { Page } from '@playwright/test';

/** Opens a page of someone signed in and waits until it hears live news: what comes before, no page is told. */
export const openLive = async (page: Page, path: string): Promise<void> => {
  const isHearing = page.waitForResponse('**/v1/live*');
  await page.goto(path);
  await isHearing;
};
