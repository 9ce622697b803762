import { startTransition, useEffect, useRef, useState } from 'react';

const delayMs = 200;
const leastMs = 400;

/** Whether index.html, or the build that draws it, shows skeletons already: see packages/site-build/src/app-shell. */
const beginsShown = (): boolean =>
  typeof document === 'undefined' || document.documentElement.dataset['shell'] !== undefined;

/**
 * Whether a skeleton should show: only after 200 ms of loading, and then for at least 400 ms, so that
 * nothing flickers (design pages 1.1). On the first page it has been there since the first paint.
 */
export const useSteadyLoading = (loading: boolean): boolean => {
  const [shown, setShown] = useState(() => loading && beginsShown());
  // Milliseconds since the document was opened, as `performance.now()` counts.
  const since = useRef(0);
  useEffect(() => {
    if (loading === shown) return undefined;
    const wait = loading ? delayMs : Math.max(0, since.current + leastMs - performance.now());
    const timer = setTimeout(() => {
      since.current = performance.now();
      // What was loaded may be a whole page: React draws it in slices, between which the browser answers taps.
      if (loading) setShown(true);
      else startTransition(() => setShown(false));
    }, wait);
    return () => clearTimeout(timer);
  }, [loading, shown]);
  return shown;
};
