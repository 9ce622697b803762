import { useEffect, useRef, useState } from 'react';

const delayMs = 200;
const leastMs = 400;

/**
 * Whether a skeleton should show: only after 200 ms of loading, and then for at least 400 ms, so that
 * nothing flickers (design pages 1.1).
 */
export const useSteadyLoading = (loading: boolean): boolean => {
  const [shown, setShown] = useState(false);
  const since = useRef(0);
  useEffect(() => {
    if (loading === shown) return undefined;
    const wait = loading ? delayMs : Math.max(0, since.current + leastMs - performance.now());
    const timer = setTimeout(() => {
      since.current = performance.now();
      setShown(loading);
    }, wait);
    return () => clearTimeout(timer);
  }, [loading, shown]);
  return shown;
};
