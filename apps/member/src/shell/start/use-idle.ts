import { startTransition, useEffect, useState } from 'react';

/** On a page that is never idle, don't wait longer than this. */
const atMostMs = 1000;
/** By then a page has painted its main content. */
export const paintedMs = 600;
/** The wait in Safari, which has no `requestIdleCallback`. */
const calmMs = 200;

/**
 * Whether the browser has been idle since `from` became true. Once true, it stays true. Content that isn't needed at once is
 * mounted then, so that it doesn't lengthen the page's first tasks. With `afterMs` it starts to look that much later.
 */
export const useIdle = (from = true, afterMs = 0): boolean => {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (!from || isIdle) return undefined;
    const show = (): void => startTransition(() => setIdle(true));
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(show, afterMs + calmMs);
      return () => clearTimeout(timer);
    }
    let idle: number | undefined;
    const wait = setTimeout(() => {
      idle = requestIdleCallback(show, { timeout: atMostMs });
    }, afterMs);
    return () => {
      clearTimeout(wait);
      if (idle !== undefined) cancelIdleCallback(idle);
    };
  }, [from, isIdle, afterMs]);
  return isIdle;
};
