import { FirstPageLoader, type Page, pageRoutes, RouteError } from '@yayan/site';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { guard } from '../guards/guard.ts';
import type { PageAccess } from '../guards/navigation-rules.ts';
import { Layout } from './Layout.tsx';

const unknown: RouteObject = {
  path: '*',
  loader: ({ request }) => guard(new URL(request.url), undefined),
};

const pendingPages = async () => (await import('./pending-pages.ts')).pendingPages;

/** The site's router: every page of the route table, inside the one layout. */
export const createRouter = (pages: readonly Page<PageAccess>[]) =>
  createBrowserRouter([
    {
      Component: Layout,
      HydrateFallback: FirstPageLoader,
      ErrorBoundary: RouteError,
      children: [...pageRoutes(pages, { pendingPages, guard }), unknown],
    },
  ]);
