import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { LoadingVeil, OfflineBar, type Toaster, Toasts, type Veil, YayanProvider } from '@yayan/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { guardMarkup } from '../guards/trusted-types-policy.ts';
import { SiteLink } from '../router/SiteLink.tsx';

interface Site {
  queryClient: QueryClient;
  toaster: Toaster;
  veil: Veil;
  /** Called after the markup policy is in force. */
  createRouter: () => ReturnType<typeof createBrowserRouter>;
}

/** Puts a site into the `#root` of its index.html. */
export const openSite = ({ queryClient, toaster, veil, createRouter }: Site): void => {
  guardMarkup();
  const root = document.querySelector('#root');
  if (!root) throw new Error('index.html has no #root');
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <YayanProvider link={SiteLink}>
          <OfflineBar />
          <RouterProvider router={createRouter()} />
          <Toasts toaster={toaster} />
          <LoadingVeil veil={veil} />
        </YayanProvider>
      </QueryClientProvider>
    </StrictMode>,
  );
};
