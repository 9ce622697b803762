import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Scrolls to the section that the URL names, once the page is rendered. */
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
