import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { documentTitle } from './page-title.ts';
import {
  enterEntry,
  hasPosition,
  keepPosition,
  keepPositionSoon,
  returnToPosition,
  watchScroll,
} from './scroll-memory.ts';

/**
 * What every navigation does (rule 10.1): title, scroll to the top or, when going back, to where the page was left, and
 * focus on the new page for screen readers.
 */
export const usePageChange = (path: string, title: string | undefined): void => {
  const { key } = useLocation();
  const goesBack = useNavigationType() === NavigationType.Pop;
  const shown = useRef<string>(undefined);
  useEffect(() => {
    document.title = documentTitle(title);
  }, [title]);
  useLayoutEffect(watchScroll, []);
  useLayoutEffect(() => {
    enterEntry(key);
    const before = shown.current;
    shown.current = path;
    // A prerendered page may have been scrolled before its scripts came.
    if (before === undefined && !hasPosition(key)) return keepPositionSoon();
    if (before === path) return keepPosition();
    if (before !== undefined) document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
    if (goesBack) return returnToPosition();
    globalThis.scrollTo(0, 0);
    return undefined;
  }, [key, path, goesBack]);
};
