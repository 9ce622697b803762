import type { RefObject } from 'react';

const allLinks = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-row-link]')];

const focusedRow = (): Element | null => document.activeElement?.closest('tr') ?? null;

/**
 * Moves the focus from row to row by the rows' links. `open` follows the link of the focused row. On a page with several
 * lists the first one answers for all, and moves on from one list to the next.
 */
export const useRowKeys = (table: RefObject<HTMLElement | null>) => {
  const answers = (): boolean => {
    const [first] = allLinks();
    return first !== undefined && table.current?.contains(first) === true;
  };
  const move = (step: 1 | -1): void => {
    if (!answers()) return;
    const links = allLinks();
    const row = focusedRow();
    const at = row === null ? -1 : links.findIndex((link) => row.contains(link));
    const to = at === -1 ? (step === 1 ? 0 : links.length - 1) : at + step;
    links[Math.min(Math.max(to, 0), links.length - 1)]?.focus();
  };
  return {
    next: (): void => move(1),
    previous: (): void => move(-1),
    choose: (): void => {
      if (answers()) focusedRow()?.querySelector<HTMLElement>('[data-row-choice]')?.click();
    },
    open: (): void => {
      const row = focusedRow();
      if (answers())
        allLinks()
          .find((link) => row?.contains(link))
          ?.click();
    },
  };
};
