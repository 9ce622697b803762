import { startTransition, useEffect, useRef, useState } from 'react';

const delayMs = 200;
const leastMs = 400;

/** Whether index.html, or the build that draws it, already shows skeletons: see packages/site-build/src/app-shell. */
const beginsShown = (): boolean =>
  typeof document === 'undefined' || document.documentElement.dataset['shell'] !== undefined;

/**
 * Whether to show a skeleton: only after 200 ms of loading, and then for at least 400 ms, so that nothing flickers (design
 * pages 1.1). On the first page it has been visible since the first paint.
 */
export const useSteadyLoading = (loading: boolean): boolean => {
  const [shown, setShown] = useState(() => loading && beginsShown());
  // Milliseconds since the document was opened, as in `performance.now()`.
  const since = useRef(0);
  useEffect(() => {
    if (loading === shown) return undefined;
    const wait = loading ? delayMs : Math.max(0, since.current + leastMs - performance.now());
    const timer = setTimeout(() => {
      since.current = performance.now();
      // The loaded content may be a whole page: as a transition React draws it in slices, so that the browser handles taps in
      // between.
      if (loading) setShown(true);
      else startTransition(() => setShown(false));
    }, wait);
    return () => clearTimeout(timer);
  }, [loading, shown]);
  return shown;
};
