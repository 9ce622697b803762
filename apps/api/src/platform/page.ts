import { type RawBuilder, sql } from 'kysely';
import { refuse } from '../errors/api-fault.ts';

/** A position in a list that is ordered by time and id. */
export interface Place {
  at: Date;
  id: string;
}

/** The form of an id inside a cursor. */
export const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Encodes a position as `nextCursor`. */
export const cursorOf = ({ at, id }: Place): string => `${at.getTime().toString(36)}.${id}`;

/** Decodes a `nextCursor`. Refuses anything that the server never returned with FIELD_WRONG. */
export function placeOf(cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined;
  const [, time, id] = /^([0-9a-z]{1,9})\.(.*)$/.exec(cursor) ?? [];
  return time === undefined || id === undefined || !UUID.test(id)
    ? refuse('FIELD_WRONG', { field: 'query.cursor' })
    : { at: new Date(Number.parseInt(time, 36)), id };
}

type Comparison = (place: Place | undefined, at: string, id: string) => RawBuilder<boolean>;

const compared =
  (sign: '<' | '>'): Comparison =>
  (place, at, id) =>
    place === undefined
      ? sql<boolean>`true`
      : sql<boolean>`(${sql.ref(at)}, ${sql.ref(id)}) ${sql.raw(sign)} (${place.at}::timestamptz, ${place.id}::uuid)`;

/** An SQL condition for a list with the newest first: rows before a position. Without one, all. */
export const rowsBefore = compared('<');

/** The same for a list with the oldest first: rows after a position. */
export const rowsAfter = compared('>');

/** A page of rows, and the cursor of the next page; null if this is the last. */
export interface PageOf<Row> {
  items: Row[];
  nextCursor: string | null;
}

/**
 * Cuts rows into a page. Takes one row more than `limit`; without such a row there is no next page. `cursor` encodes
 * the last row of the page.
 */
export function cutPage<Row>(
  rows: readonly Row[],
  limit: number,
  cursor: (last: Row) => string,
): PageOf<Row> {
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  return { items, nextCursor: last === undefined ? null : cursor(last) };
}

/** Like `cutPage`, for a list that is ordered by time and id. */
export const pageOf = <Row>(rows: readonly Row[], limit: number, place: (row: Row) => Place): PageOf<Row> =>
  cutPage(rows, limit, (last) => cursorOf(place(last)));

/** Decodes the `nextCursor` of a list that is ordered by a number. Refuses anything else with FIELD_WRONG. */
export const numberOfCursor = (cursor: string | undefined): number | undefined => {
  if (cursor === undefined) return undefined;
  return /^\d{1,15}$/.test(cursor) ? Number(cursor) : refuse('FIELD_WRONG', { field: 'query.cursor' });
};

/** Lists count what matches up to this number. */
export const MOST_COUNTED = 10_000;

/** A count that stopped after so many, usually `MOST_COUNTED`. */
export interface CappedCount {
  count: number;
  countIsCapped: boolean;
}

export const cappedCount = (counted: number, most: number = MOST_COUNTED): CappedCount => ({
  count: Math.min(counted, most),
  countIsCapped: counted > most,
});
