import { expect, type Page } from '@playwright/test';

/** Waits until the page's service worker is active. */
export const workerOf = async (page: Page): Promise<void> => {
  await expect
    .poll(async () => await page.evaluate<boolean>('navigator.serviceWorker.controller !== null'))
    .toBe(true);
};
