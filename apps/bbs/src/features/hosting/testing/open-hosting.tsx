import { cleanup } from 'vitest-browser-react';
import { hostPages } from '../../../host-routes.ts';
import { queryClient } from '../../../shell/client/client.ts';
import { restPointer } from '@yayan/site/look';
import { renderPage } from '../../../testing/render-page.ts';

const otherSite = document.createElement('meta');
otherSite.name = 'yayan-other-site';
otherSite.content = 'http://member.test';
document.head.append(otherSite);

// Loading it asks for the address of the other site.
const { HostingLayout } = await import('../../../shell/frame/HostingLayout.tsx');

/** Opens a page for hosts again, in the frame of the site, as a visit to its address does. */
export const openHosting = async (path: string): Promise<void> => {
  await cleanup();
  await restPointer();
  queryClient.clear();
  const children = hostPages.map(({ path: pattern, load }) => ({
    path: pattern,
    lazy: async () => ({ Component: (await load?.())?.default ?? null }),
  }));
  await renderPage([{ Component: HostingLayout, children }], path);
};
