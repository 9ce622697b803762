import { tabStorage } from '@yayan/site';
import { useEffect, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

/**
 * Restores the scroll position of a list when the member goes back to it. A new visit starts at the top.
 * @param ready whether the list is rendered, so that the page is tall enough to scroll
 */
export const useRestoredScroll = (name: string, ready: boolean): void => {
  const key = `yayan-scroll-${name}`;
  const isReturn = useNavigationType() === NavigationType.Pop;
  const [kept] = useState(() => (isReturn ? Number(tabStorage.read(key) ?? 0) : 0));
  useEffect(() => {
    if (!ready || kept === 0) return undefined;
    // The frame scrolls to the top when the path changes; this must run after it.
    const frame = requestAnimationFrame(() => globalThis.scrollTo(0, kept));
    return () => cancelAnimationFrame(frame);
  }, [ready, kept]);
  useEffect(() => {
    const keep = (): void => void tabStorage.write(key, String(Math.round(globalThis.scrollY)));
    globalThis.addEventListener('scroll', keep, { passive: true });
    return () => globalThis.removeEventListener('scroll', keep);
  }, [key]);
};
