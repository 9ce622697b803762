import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router';
import { giveWay } from '@yayan/ui/give-way';
import { loadPage } from './load-page.ts';
import type { Page } from './page.ts';
import { RouteError } from './RouteError.tsx';

interface PageRouteOptions<Access extends string> {
  /** Applies the site's navigation rules; throws a redirect where they ask for one. */
  guard: (url: URL, access: Access) => Promise<null>;
}

interface GrowingRouteOptions<Access extends string> extends PageRouteOptions<Access> {
  /** Where the visit begins. */
  path: string;
  /** The id of the route that gets the pages as children. */
  parent: string;
  /** What opens where there is no page. */
  unknown: RouteObject;
}

const pagesId = 'pages';

const routeOf = <Access extends string>(
  { path, title, access, load }: Page<Access>,
  { guard }: PageRouteOptions<Access>,
): RouteObject => ({
  path,
  handle: { title },
  // The router begins both in the task in which it goes to the page.
  loader: async ({ request }) => {
    await giveWay();
    return await guard(new URL(request.url), access);
  },
  lazy: async () => {
    await giveWay();
    return { Component: (await loadPage(load)).default };
  },
});

/**
 * Turns a route table into routes: guarded, loaded when first needed, failing into `RouteError`. The boundary is a route of
 * its own: React Router shows nothing at all where a route whose code didn't load is its own boundary.
 */
export const pageRoutes = <Access extends string>(
  pages: readonly Page<Access>[],
  options: PageRouteOptions<Access>,
): RouteObject[] => [{ ErrorBoundary: RouteError, children: pages.map((each) => routeOf(each, options)) }];

const fits = (pattern: string, parts: readonly string[]): boolean => {
  const wanted = pattern.split('/');
  return (
    wanted.length === parts.length && wanted.every((part, at) => part.startsWith(':') || part === parts[at])
  );
};

/**
 * The routes of a visit's first page. The others are added when somebody goes there: React Router sorts and reads all routes that it
 * knows before it can open one, which keeps a phone from answering taps.
 */
export const growingRoutes = <Access extends string>(
  pages: readonly Page<Access>[],
  { path: first, parent, unknown, ...options }: GrowingRouteOptions<Access>,
): { children: RouteObject[]; patchRoutesOnNavigation: PatchRoutesOnNavigationFunction } => {
  const known = pages.filter((each) => fits(each.path, first.split('/')));
  let isComplete = known.length === 0;
  return {
    children: isComplete
      ? [...pageRoutes(pages, options), unknown]
      : pageRoutes(known, options).map((route) => ({ ...route, id: pagesId })),
    patchRoutesOnNavigation: ({ path, patch, signal }) => {
      // Nothing is added to a navigation that another has replaced.
      if (isComplete || path === first || signal.aborted) return;
      isComplete = true;
      const others = pages.filter((each) => !known.includes(each));
      patch(
        pagesId,
        others.map((each) => routeOf(each, options)),
      );
      patch(parent, [unknown]);
    },
  };
};
