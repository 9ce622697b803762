import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router';
import { giveWay } from '@yayan/ui/give-way';
import { loadPage } from './load-page.ts';
import type { Page } from './page.ts';
import { RouteError } from './RouteError.tsx';

interface PageRouteOptions<Access extends string> {
  /** Applies the site's navigation rules; throws a redirect when they ask for one. */
  guard: (url: URL, access: Access) => Promise<null>;
}

interface GrowingRouteOptions<Access extends string> extends PageRouteOptions<Access> {
  /** The path of the first page. */
  path: string;
  /** The id of the route that gets the pages as children. */
  parent: string;
  /** The route for unknown addresses. */
  unknown: RouteObject;
}

const pagesId = 'pages';

const routeOf = <Access extends string>(
  { path, title, access, load }: Page<Access>,
  { guard }: PageRouteOptions<Access>,
): RouteObject => ({
  path,
  handle: { title },
  // The router starts both in its own task, so each waits for a task of its own.
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
 * Turns a route table into routes: guarded, loaded when first needed, with failures shown by `RouteError`. The error boundary
 * is a separate route, because React Router shows nothing if a route whose code failed to load is its own boundary.
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
 * The routes of a visit's first page. The others are added at the next navigation: React Router sorts and parses all known
 * routes before it can open one, which delays taps on a phone.
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
      // Add nothing for a navigation that another one has replaced.
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
