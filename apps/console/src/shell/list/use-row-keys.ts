import type { RefObject } from 'react';

const rowLinks = (table: HTMLElement | null): HTMLElement[] => [
  ...(table?.querySelectorAll<HTMLElement>('[data-row-link]') ?? []),
];

/** Moves the focus from row to row by the rows' links. `open` follows the link of the focused row. */
export const useRowKeys = (table: RefObject<HTMLElement | null>) => {
  const move = (step: 1 | -1): void => {
    const links = rowLinks(table.current);
    const row = document.activeElement?.closest('tr') ?? null;
    const at = row === null ? -1 : links.findIndex((link) => row.contains(link));
    const to = at === -1 ? (step === 1 ? 0 : links.length - 1) : at + step;
    links[Math.min(Math.max(to, 0), links.length - 1)]?.focus();
  };
  return {
    next: (): void => move(1),
    previous: (): void => move(-1),
    open: (): void => {
      const row = document.activeElement?.closest('tr') ?? null;
      rowLinks(table.current)
        .find((link) => row?.contains(link))
        ?.click();
    },
  };
};
