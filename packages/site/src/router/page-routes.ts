import type { RouteObject } from 'react-router';
import { loadPage } from './load-page.ts';
import type { Page } from './page.ts';
import { RouteError } from './RouteError.tsx';

interface PageRouteOptions<Access extends string> {
  /** Applies the site's navigation rules; throws a redirect where they ask for one. */
  guard: (url: URL, access: Access) => Promise<null>;
}

/**
 * Turns a route table into routes: guarded, loaded when first needed, failing into `RouteError`. The boundary is a route of
 * its own: React Router shows nothing at all where a route whose code didn't load is its own boundary.
 */
export const pageRoutes = <Access extends string>(
  pages: readonly Page<Access>[],
  { guard }: PageRouteOptions<Access>,
): RouteObject[] => [
  {
    ErrorBoundary: RouteError,
    children: pages.map(({ path, title, access, load }) => ({
      path,
      handle: { title },
      loader: ({ request }) => guard(new URL(request.url), access),
      lazy: async () => ({ Component: (await loadPage(load)).default }),
    })),
  },
];
