import { QueryClientProvider } from '@tanstack/react-query';
import { LoadingVeil, OfflineBar, Toasts, YayanProvider } from '@yayan/ui';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { guardMarkup } from '../guards/trusted-types-policy.ts';
import { reportPageError, watchErrors } from '../page-errors/watch-errors.ts';
import { SiteLink } from '../router/SiteLink.tsx';
import type { Site } from '../session/create-site.ts';
import { whenFirstPageIsLoaded } from './first-page.ts';
import { whenFirstScriptsRan } from './first-scripts.ts';
import { giveWay } from '@yayan/ui/give-way';

type Router = ReturnType<typeof createBrowserRouter>;

/** Called when the markup policy is active. */
type CreateRouter = () => Router | Promise<Router>;

/**
 * Renders a site into the `#root` of its index.html. The picture of the first page that index.html shows there stays until that
 * page can be drawn.
 */
export const openSite = (site: Site, createRouter: CreateRouter): void => {
  watchErrors();
  guardMarkup();
  site.owner.watch();
  void whenFirstScriptsRan().then(() => show(site, createRouter));
};

/** React's own handling, which the browser's console shows, after the report. */
const onUncaughtError = (error: unknown): void => {
  reportPageError('render', error);
  globalThis.reportError(error);
};

const show = async ({ queryClient, toaster, veil }: Site, createRouter: CreateRouter): Promise<void> => {
  const root = document.querySelector('#root');
  if (!root) throw new Error('index.html has no #root');
  const router = await createRouter();
  const site = (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <YayanProvider link={SiteLink}>
          <OfflineBar />
          <RouterProvider router={router} />
          <Toasts toaster={toaster} />
          <LoadingVeil veil={veil} />
        </YayanProvider>
      </QueryClientProvider>
    </StrictMode>
  );
  await whenFirstPageIsLoaded(router);
  await giveWay();
  const reactRoot = createRoot(root, { onUncaughtError });
  await giveWay();
  // As a transition, so that taps and scrolling work during the first render; the picture stays until then.
  startTransition(() => reactRoot.render(site));
};
