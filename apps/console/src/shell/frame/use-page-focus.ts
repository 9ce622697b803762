import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { focusPage } from './focus-page.ts';

/**
 * Moves the focus to the page that opens. The row that led there is gone, and without this the focus would be on nothing: Tab
 * would start anew at the rooms. A page that the browser itself loads keeps the browser's own start.
 */
export const usePageFocus = (): void => {
  const { pathname } = useLocation();
  const arrival = useNavigationType();
  const shown = useRef<string>(undefined);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = pathname;
    if (before === pathname || (before === undefined && arrival === NavigationType.Pop)) return;
    focusPage();
  }, [pathname, arrival]);
};
