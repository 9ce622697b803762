import type { ExportedList } from '@yayan/contract/console';
import type { Permission } from '../../../call/operator/permissions.ts';
import { formatTime } from '../../../platform/calendar.ts';
import { type CappedCount, cappedCount } from '../../../platform/page.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Cell } from '../../../platform/spreadsheet/safe-cell.ts';

/** A page of a list, as its call returns it. */
export interface ExportedPage {
  items: readonly object[];
  nextCursor: string | null;
}

/** A list that can be exported. */
export interface Exported {
  title: string;
  /** Whether its rows are about members. */
  isPersonal: boolean;
  /** What an operator needs instead of the usual right, alone and for more than a second person must see. */
  rights?: { few: Permission; many: Permission };
  /** The fields to write, in their order, with their headings. */
  columns: Readonly<Record<string, string>>;
  /** The values of fields and filters in words. */
  words?: Readonly<Record<string, Readonly<Record<string | number, string>>>>;
  /** Counts the rows with the filters of the list, up to a number; without it they are read. */
  count?: (platform: Platform, query: object, most: number) => Promise<CappedCount>;
  /**
   * Reads a page as the list's call returns it, with the filters of the list, in the transaction of the platform if it is in
   * one. Refuses filters that the list doesn't have.
   */
  page: (platform: Platform, query: object, cursor: string | undefined) => Promise<ExportedPage>;
}

/** The most rows of a file. */
export const MOST_ROWS = 100_000;

export type ExportedLists = Readonly<Record<ExportedList, Exported>>;

/** All rows of a list, page by page, at most `most`. */
export async function* rowsOf(
  platform: Platform,
  list: Exported,
  query: object,
  most: number,
): AsyncGenerator<object> {
  let cursor: string | undefined;
  let left = most;
  for (;;) {
    const { items, nextCursor } = await list.page(platform, query, cursor);
    yield* items.slice(0, left);
    left -= items.length;
    if (nextCursor === null || left <= 0) return;
    cursor = nextCursor;
  }
}

/** Counts the rows of a list, up to a number. */
export async function countRows(
  platform: Platform,
  list: Exported,
  query: object,
  most: number,
): Promise<CappedCount> {
  if (list.count) return await list.count(platform, query, most);
  let count = 0;
  for await (const _row of rowsOf(platform, list, query, most + 1)) count += 1;
  return cappedCount(count, most);
}

/** A field of a row in words, where the list has any for it. */
export const wordOf = ({ words = {} }: Pick<Exported, 'words'>, field: string, value: unknown): unknown => {
  const labels = words[field];
  return labels && (typeof value === 'string' || typeof value === 'number') ? labels[value] : value;
};

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** A value of a row as a cell: moments as the time in China, lists and objects as JSON. */
export function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return value;
  if (typeof value === 'string') return MOMENT.test(value) ? formatTime(new Date(value)) : value;
  if (typeof value === 'boolean') return value ? '是' : '否';
  return JSON.stringify(value);
}
