import { DiscussionProvider } from '@yayan/discussion';
import { Outlet } from 'react-router';
import { cleanup } from 'vitest-browser-react';
import { hostPages } from '../../../host-routes.ts';
import { queryClient } from '../../../shell/client/client.ts';
import { restPointer } from '@yayan/site/look';
import { renderPage } from '../../../testing/render-page.ts';
import { usualPlace } from '../../../testing/usual-place.ts';

const frame = (
  <DiscussionProvider value={usualPlace}>
    <Outlet />
  </DiscussionProvider>
);

/** Opens a page for hosts again, as a visit to its address does. */
export const openHosting = async (path: string): Promise<void> => {
  await cleanup();
  await restPointer();
  queryClient.clear();
  const children = hostPages.map(({ path: pattern, load }) => ({
    path: pattern,
    lazy: async () => ({ Component: (await load?.())?.default ?? null }),
  }));
  await renderPage([{ element: frame, children }], path);
};
