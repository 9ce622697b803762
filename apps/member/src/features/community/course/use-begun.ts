import { type RefObject, useEffect, useState } from 'react';

/** Somebody who stays this long reads the first screen. */
const BEGUN_MS = 20_000;

/** Whether the member reads the course: scrolled, played the video, sees `end`, or stayed a while. Opening a page is not enough. */
export const useBegun = (end: RefObject<HTMLElement | null>): boolean => {
  const [hasBegun, setBegun] = useState(false);
  useEffect(() => {
    if (hasBegun) return undefined;
    const work = new AbortController();
    const begin = (): void => setBegun(true);
    for (const sign of ['scroll', 'play'])
      globalThis.addEventListener(sign, begin, { capture: true, passive: true, signal: work.signal });
    const seen = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) begin();
    });
    if (end.current) seen.observe(end.current);
    const timer = setTimeout(begin, BEGUN_MS);
    return () => {
      work.abort();
      seen.disconnect();
      clearTimeout(timer);
    };
  }, [hasBegun, end]);
  return hasBegun;
};
