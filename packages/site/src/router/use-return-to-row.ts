import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { holdPlace } from './hold-place.ts';
import { watchParts } from './watch-parts.ts';

/** How long a list may take to appear again. */
const patienceMs = 4000;

/** The links by which the pages of this tab were left, by the key of their history entry. */
const rows = new Map<string, string>();

const main = (): HTMLElement | null => document.querySelector('main');

/** Moves the focus to the link, once it is there. Does nothing if the focus is anywhere else than on the page as a whole. */
const focusLink = (href: string): void => {
  const { activeElement } = document;
  if (activeElement !== main() && activeElement !== document.body) return;
  const links = main()?.querySelectorAll<HTMLElement>('a[href]') ?? [];
  for (const link of links)
    if (link.getAttribute('href') === href) return link.focus({ preventScroll: true });
};

/**
 * Going back to a list moves the focus to the row that was opened, so that somebody with a keyboard or a screen reader goes on
 * from there (rule 6.61). Belongs after the hook that focuses the page as a whole.
 */
export const useReturnToRow = (path: string): void => {
  const { key } = useLocation();
  const goesBack = useNavigationType() === NavigationType.Pop;
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const note = ({ target }: MouseEvent): void => {
      const link = target instanceof Element ? target.closest('a[href]') : null;
      if (!link) return;
      // A link elsewhere, such as the header's, is no row to return to.
      if (main()?.contains(link)) rows.set(key, link.getAttribute('href') ?? '');
      else rows.delete(key);
    };
    // Captured: the page may have changed once the link has acted.
    addEventListener('click', note, { capture: true });
    return () => removeEventListener('click', note, { capture: true });
  }, [key]);
  useEffect(() => {
    const before = shown.current;
    shown.current = path;
    const href = rows.get(key);
    if (!goesBack || before === undefined || before === path || href === undefined) return undefined;
    return holdPlace(() => focusLink(href), patienceMs, watchParts);
  }, [key, path, goesBack]);
};
