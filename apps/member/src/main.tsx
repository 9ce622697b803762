import { QueryClientProvider } from '@tanstack/react-query';
import { guardMarkup, SiteLink } from '@yayan/site';
import { LoadingVeil, OfflineBar, Toasts, YayanProvider } from '@yayan/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { queryClient, toaster, veil } from './shell/client.ts';
import { createRouter } from './shell/router.tsx';

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
