import { startTransition, useEffect, useState } from 'react';

/** A page that never comes to rest shows its end all the same. */
const atMostMs = 1000;
/** By then a page has painted what it is about. */
export const paintedMs = 600;
/** Where browsers don't say when they are idle: Safari. */
const calmMs = 200;

/**
 * Whether the browser had nothing else to do since `from` is true. It stays true. What nobody sees or needs at once is mounted then,
 * so that it makes no task of the page's first seconds longer. With `afterMs` it waits that long before it looks.
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
