import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Scrolls to the anchor of the address once the content is there. The router opens pages before their content. */
export const useScrollToAnchor = (ready: boolean): void => {
  const { hash } = useLocation();
  useEffect(() => {
    if (!ready || hash === '') return undefined;
    const frame = requestAnimationFrame(() => document.getElementById(hash.slice(1))?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [ready, hash]);
};
