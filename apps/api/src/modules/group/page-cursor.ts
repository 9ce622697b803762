import { refuse } from '../../errors/api-fault.ts';

/** A place in a list that is ordered by time and id. */
export interface Place {
  at: Date;
  id: string;
}

/** An id as a cursor carries it. */
export const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What a client is given to read on from. */
export const cursorOf = ({ at, id }: Place): string => `${at.getTime().toString(36)}.${id}`;

/** Refuses with FIELD_WRONG what never was a `nextCursor`. */
export function placeOf(cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined;
  const [, time, id] = /^([0-9a-z]{1,9})\.(.*)$/.exec(cursor) ?? [];
  return time === undefined || id === undefined || !UUID.test(id)
    ? refuse('FIELD_WRONG', { field: 'query.cursor' })
    : { at: new Date(Number.parseInt(time, 36)), id };
}

/** The first `limit` of the rows, and where the next page begins, null when there is none. Takes one row more. */
export function pageOf<Row>(rows: Row[], limit: number, place: (row: Row) => Place) {
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  return { items, nextCursor: last === undefined ? null : cursorOf(place(last)) };
}
