import type { createBrowserRouter } from 'react-router';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/**
 * Resolves when the router knows what to show first: the page, or why it can't be shown. After that, loading parts start empty
 * again (`useSteadyLoading`).
 */
export const whenFirstPageIsLoaded = (router: Router): Promise<void> =>
  new Promise((resolve) => {
    let first = router.state.initialized ? router.state.location.key : undefined;
    if (first !== undefined) resolve();
    const unsubscribe = router.subscribe(({ initialized, location }) => {
      if (!initialized) return;
      first ??= location.key;
      resolve();
      if (location.key === first) return;
      delete document.documentElement.dataset['shell'];
      unsubscribe();
    });
  });
