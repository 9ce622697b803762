import { useEffect, useRef } from 'react';
import { documentTitle } from './page-title.ts';

/** What every navigation does: title, scroll to the top (rule 10.1), and focus on the new page for screen readers. */
export const usePageChange = (path: string, title: string | undefined): void => {
  const shown = useRef(path);
  useEffect(() => {
    document.title = documentTitle(title);
  }, [title]);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    globalThis.scrollTo(0, 0);
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
  }, [path]);
};
