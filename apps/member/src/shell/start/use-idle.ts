import { startTransition, useEffect, useState } from 'react';

/** A page that never comes to rest shows its end all the same. */
const atMostMs = 1000;
/** Where browsers don't say when they are idle: Safari. */
const calmMs = 200;

/**
 * Whether the browser had nothing else to do since `from` is true. It stays true. What nobody sees or needs at once is mounted then,
 * so that it makes no task of the page's first seconds longer.
 */
export const useIdle = (from = true): boolean => {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (!from || isIdle) return undefined;
    const show = (): void => startTransition(() => setIdle(true));
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(show, calmMs);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(show, { timeout: atMostMs });
    return () => cancelIdleCallback(idle);
  }, [from, isIdle]);
  return isIdle;
};
