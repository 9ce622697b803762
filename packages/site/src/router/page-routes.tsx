import type { RouteObject } from 'react-router';
import { loadPage } from './load-page.ts';
import type { Page } from './page.ts';
import { RouteError } from './RouteError.tsx';

interface PageRouteOptions<Access extends string> {
  /** What each unbuilt page will offer, by path; loaded with the first of them. */
  pendingPages?: () => Promise<Readonly<Record<string, string>>>;
  /** Applies the site's navigation rules; throws a redirect where they ask for one. */
  guard: (url: URL, access: Access) => Promise<null>;
}

const noneToCome = async () => ({});

/** Loads the placeholder only when somebody opens an unbuilt page. */
const loadPending = async (title: string, promises: Readonly<Record<string, string>>, path: string) => {
  const { pendingModule } = await import('./pending-module.tsx');
  return pendingModule(title, promises[path] ?? '');
};

/** Turns a route table into routes: guarded, loaded when first needed, failing into `RouteError`. */
export const pageRoutes = <Access extends string>(
  pages: readonly Page<Access>[],
  { pendingPages = noneToCome, guard }: PageRouteOptions<Access>,
): RouteObject[] =>
  pages.map(({ path, title, access, load }) => ({
    path,
    handle: { title },
    loader: ({ request }) => guard(new URL(request.url), access),
    lazy: async () => ({
      Component: load
        ? (await loadPage(load)).default
        : (await loadPending(title, await pendingPages(), path)).default,
    }),
    ErrorBoundary: RouteError,
  }));
