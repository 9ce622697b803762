import type { Page } from '@playwright/test';

/** The addresses of the lists that the page's service worker has stored, with the texts of their answers. */
export const seenLists = async (page: Page): Promise<readonly { url: string; text: string }[]> =>
  await page.evaluate<{ url: string; text: string }[]>(`(async () => {
    if (!(await caches.has('yayan-seen'))) return [];
    const seen = await caches.open('yayan-seen');
    const keys = await seen.keys();
    return await Promise.all(
      keys.map(async (key) => ({ url: key.url, text: await (await seen.match(key)).text() })),
    );
  })()`);
