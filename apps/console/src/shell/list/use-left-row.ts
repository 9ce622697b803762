import { type MouseEvent, type RefObject, useEffect, useEffectEvent } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** The row that was opened from an entry of the history, by the entry's key. */
const opened = new Map<string, string>();

/** Whether nobody has put the focus anywhere since the page was shown. */
const isFocusFree = (): boolean => document.activeElement?.matches('body, [tabindex="-1"]') ?? true;

/**
 * Puts the focus on the row that one came from when one goes back to its list, so that the next row is one key away.
 * Returns the click handler that remembers the row.
 */
export const useLeftRow = (table: RefObject<HTMLElement | null>) => {
  const { key } = useLocation();
  const arrival = useNavigationType();
  const returnFocus = useEffectEvent((): void => {
    const left = opened.get(key);
    if (left === undefined || arrival !== NavigationType.Pop || !isFocusFree()) return;
    const links = table.current?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [];
    // The browser's own place on the page is restored, too.
    [...links].find((link) => link.getAttribute('href') === left)?.focus({ preventScroll: true });
  });
  // After the frame moved the focus to the page, in its layout effect. The table appears once its rows are loaded.
  useEffect(() => returnFocus(), []);
  return ({ target }: MouseEvent): void => {
    const link = target instanceof Element ? target.closest('[data-row-link]') : null;
    const href = link?.getAttribute('href');
    if (typeof href === 'string') opened.set(key, href);
  };
};
