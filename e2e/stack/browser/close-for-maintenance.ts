import type { Page } from '@playwright/test';

const off = 'name="yayan-maintenance" content="off"';
const on = 'name="yayan-maintenance" content="on"';

/** Sets the maintenance flag in index.html, as an operator does. Resolves to a function that clears it. */
export const closeForMaintenance = async (page: Page): Promise<() => Promise<void>> => {
  const pages = (url: URL): boolean => !/^\/(api|assets)\//u.test(url.pathname);
  await page.route(pages, async (route) => {
    const response = await route.fetch();
    if (!(response.headers()['content-type'] ?? '').includes('text/html')) return route.fulfill({ response });
    const html = await response.text();
    if (!html.includes(off)) throw new Error('index.html carries no maintenance flag');
    return route.fulfill({ response, body: html.replace(off, on) });
  });
  return () => page.unrouteAll({ behavior: 'ignoreErrors' });
};
