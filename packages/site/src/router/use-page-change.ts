import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { documentTitle } from './page-title.ts';
import {
  enterEntry,
  hasPosition,
  storePosition,
  storePositionSoon,
  returnToPosition,
  watchScroll,
} from './scroll-memory.ts';

/**
 * The effects of every navigation (rule 10.1): the title, the scroll position (the top, or the earlier position when going
 * back), and the focus on the new page for screen readers.
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
    // The member may have scrolled a prerendered page before its scripts ran.
    if (before === undefined && !hasPosition(key)) return storePositionSoon();
    if (before === path) return storePosition();
    if (before !== undefined) document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
    if (goesBack) return returnToPosition();
    globalThis.scrollTo(0, 0);
    return undefined;
  }, [key, path, goesBack]);
};
