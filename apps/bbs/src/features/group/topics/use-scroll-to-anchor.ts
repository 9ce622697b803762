import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Brings what the address points at onto the screen once it is there: the router opens pages before their content. */
export const useScrollToAnchor = (ready: boolean): void => {
  const { hash } = useLocation();
  useEffect(() => {
    if (!ready || hash === '') return undefined;
    const frame = requestAnimationFrame(() => document.getElementById(hash.slice(1))?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [ready, hash]);
};
