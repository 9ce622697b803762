import type { ListPage } from './list-types.ts';

/** How many rows are new; `isMore` if there may be more than that. */
export interface NewRowCount {
  count: number;
  isMore: boolean;
}

/**
 * Counts the rows of a fresh first page that a list doesn't show yet. Rows after the last known one are new only if the list
 * is loaded whole: otherwise they moved up from a page that isn't loaded.
 */
export const countNewRows = <Item>(
  shown: readonly ListPage<Item>[],
  { items, nextCursor }: ListPage<Item>,
  rowKey: (item: Item) => string,
): NewRowCount => {
  const known = new Set(shown.flatMap((page) => page.items.map(rowKey)));
  const isWhole = shown.at(-1)?.nextCursor === null;
  const lastKnown = items.findLastIndex((item) => known.has(rowKey(item)));
  const reach = isWhole || lastKnown === -1 ? items : items.slice(0, lastKnown);
  const count = reach.filter((item) => !known.has(rowKey(item))).length;
  return { count, isMore: count > 0 && count === items.length && nextCursor !== null };
};
