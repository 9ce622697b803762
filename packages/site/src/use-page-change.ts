import { useEffect, useRef } from 'react';
import { documentTitle } from './page-title.ts';

/** What every navigation does: title, scroll to the top (spec §2), and focus on the new page for screen readers. */
export const usePageChange = (path: string, title: string | undefined): void => {
  const isFirst = useRef(true);
  useEffect(() => {
    document.title = documentTitle(title);
  }, [title]);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    globalThis.scrollTo(0, 0);
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
  }, [path]);
};
