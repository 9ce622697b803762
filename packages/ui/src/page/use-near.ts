import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Whether an element is on the screen, or the page was scrolled: then its data can be requested. Once true, it stays true.
 * Otherwise the page would request everything far below the screen before its own answers arrive.
 */
export function useNear<Place extends Element>(): { ref: RefObject<Place | null>; isNear: boolean } {
  const [isNear, setNear] = useState(false);
  const ref = useRef<Place>(null);
  useEffect(() => {
    const place = ref.current;
    if (isNear || !place) return undefined;
    const show = (): void => setNear(true);
    const watcher = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) show();
    });
    watcher.observe(place);
    globalThis.addEventListener('scroll', show, { once: true, passive: true });
    return () => {
      watcher.disconnect();
      globalThis.removeEventListener('scroll', show);
    };
  }, [isNear]);
  return { ref, isNear };
}
