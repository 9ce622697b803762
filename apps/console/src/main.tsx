import { QueryClientProvider } from '@tanstack/react-query';
import { guardMarkup } from '@yayan/site';
import { Toasts } from '@yayan/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { routes } from './routes.tsx';
import { queryClient } from './shell/session/query-client.ts';
import { toaster } from './shell/session/toaster.ts';
import { ConsoleProvider } from './shell/theme/ConsoleProvider.tsx';

guardMarkup();
const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <ConsoleProvider>
        <RouterProvider router={createBrowserRouter(routes)} />
        <Toasts toaster={toaster} />
      </ConsoleProvider>
    </QueryClientProvider>
  </StrictMode>,
);
