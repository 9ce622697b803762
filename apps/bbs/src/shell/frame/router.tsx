import { FirstPageLoader, type Page, pageRoutes, RouteError } from '@yayan/site';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { guard } from '../guards/guard.ts';
import type { PageAccess } from '../guards/navigation-rules.ts';
import { isHostingPath } from '../client/current-group.ts';
import { HostingLayout } from './HostingLayout.tsx';
import { Layout } from './Layout.tsx';

const unknown: RouteObject = {
  path: '*',
  loader: ({ request }) => guard(new URL(request.url), undefined),
};

const isHostPage = ({ path }: Page<PageAccess>): boolean => isHostingPath(path);

/** The site's router: every page of the route table, inside the layout of groups or that of the hosts' pages. */
export const createRouter = (pages: readonly Page<PageAccess>[]) =>
  createBrowserRouter([
    {
      Component: HostingLayout,
      HydrateFallback: FirstPageLoader,
      ErrorBoundary: RouteError,
      children: pageRoutes(pages.filter(isHostPage), { guard }),
    },
    {
      Component: Layout,
      HydrateFallback: FirstPageLoader,
      ErrorBoundary: RouteError,
      children: [
        ...pageRoutes(
          pages.filter((page) => !isHostPage(page)),
          { guard },
        ),
        unknown,
      ],
    },
  ]);
