import { createBrowserRouter, redirect, type RouteObject } from 'react-router';
import { pages } from '../routes.tsx';
import { guard } from './guard.ts';
import { Layout } from './Layout.tsx';
import { loadPage } from './load-page.ts';
import type { Page } from './page.ts';
import { RouteError } from './RouteError.tsx';
import { Starting } from './Starting.tsx';

const loadPending = () => import('./PendingRoute.tsx');

const route = ({ path, title, access, load = loadPending }: Page): RouteObject => ({
  path,
  handle: { title },
  loader: ({ request }) => guard(new URL(request.url), access),
  lazy: async () => ({ Component: (await loadPage(load)).default }),
  ErrorBoundary: RouteError,
});

const unknown: RouteObject = {
  path: '*',
  loader: async ({ request }) => {
    await guard(new URL(request.url), undefined);
    throw redirect('/404');
  },
};

/** The site's router: every page of the route table inside the one layout. */
export const createRouter = () =>
  createBrowserRouter([
    {
      Component: Layout,
      HydrateFallback: Starting,
      ErrorBoundary: RouteError,
      children: [...pages.map(route), unknown],
    },
  ]);
