import { cleanup } from 'vitest-browser-react';
import { hostPages } from '../../../host-routes.ts';
import { queryClient } from '../../../shell/client/client.ts';
import { restPointer } from '@yayan/site/look';
import { renderPage } from '../../../testing/render-page.ts';

/** Opens a page for hosts again, as a visit to its address does. */
export const openHosting = async (path: string): Promise<void> => {
  await cleanup();
  await restPointer();
  queryClient.clear();
  const routes = hostPages.map(({ path: pattern, load }) => ({
    path: pattern,
    lazy: async () => ({ Component: (await load?.())?.default ?? null }),
  }));
  await renderPage(routes, path);
};
