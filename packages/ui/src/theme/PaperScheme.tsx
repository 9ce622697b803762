import { useEffect } from 'react';

const scheme = 'data-mantine-color-scheme';

/** Prints in the light scheme, whatever is on screen: paper is white, and browsers don't print dark backgrounds. */
export function PaperScheme() {
  useEffect(() => {
    const root = document.documentElement;
    const paper = globalThis.matchMedia('print');
    let onScreen: string | null = null;
    const change = (): void => {
      if (paper.matches) {
        onScreen = root.getAttribute(scheme);
        root.setAttribute(scheme, 'light');
      } else if (onScreen !== null) root.setAttribute(scheme, onScreen);
    };
    paper.addEventListener('change', change);
    return () => paper.removeEventListener('change', change);
  }, []);
  return null;
}
