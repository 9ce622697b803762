import { type RawBuilder, sql } from 'kysely';
import { batchedRead } from './batched-read.ts';
import type { Connection } from './database.ts';
import { recordset } from './recordset.ts';

/** Something that a member did. */
export interface DoneAt {
  id: string;
  at: Date;
}

interface Span {
  memberId: string;
  from: Date;
  upto: Date;
}

const TYPES = 'asked (place integer, member_id uuid, "from" timestamptz, upto timestamptz)';

/**
 * Makes a reading of what a member did during a span of time, from `from` on and before `upto`. `done` selects `id` and `at`
 * of one `asked`, in their order and with a limit. Calls that come together share a statement.
 */
export function readBetween(
  done: RawBuilder<unknown>,
): (db: Connection, memberId: string, from: Date, upto: Date) => Promise<DoneAt[]> {
  const read = batchedRead<Span, DoneAt[]>((db) => async (spans) => {
    const asked = spans.map(({ memberId, from, upto }, place) => ({
      place,
      member_id: memberId,
      from,
      upto,
    }));
    const { rows } = await sql<{ place: number; all: [string, string][] | null }>`
      select asked.place, (select json_agg(json_build_array(done.id, done.at)) from (${done}) done) as all
      from ${recordset(asked, TYPES)}`.execute(db);
    const byPlace = new Map(rows.map(({ place, all }) => [place, all ?? []]));
    return spans.map((_, place) => (byPlace.get(place) ?? []).map(([id, at]) => ({ id, at: new Date(at) })));
  });
  return async (db, memberId, from, upto) => await read(db, { memberId, from, upto });
}
