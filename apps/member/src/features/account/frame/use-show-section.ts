import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Brings the section named in the address into view, once the page stands. */
export const useShowSection = (): void => {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === '') return undefined;
    const frame = requestAnimationFrame(() =>
      document.querySelector(`section[id="${CSS.escape(hash.slice(1))}"]`)?.scrollIntoView(),
    );
    return () => cancelAnimationFrame(frame);
  }, [hash]);
};
