import { type RawBuilder, sql } from 'kysely';
import type { Connection } from './database.ts';
import { placedRead } from './placed-read.ts';

/** An act of a member. */
export interface MemberAct {
  id: string;
  at: Date;
}

interface Span {
  memberId: string;
  from: Date;
  upto: Date;
}

/**
 * Makes a function that reads a member's acts in a span of time, from `from` on and before `upto`. `done` selects `id`
 * and `at` for one row of `asked`, ordered and with a limit. Concurrent calls share a statement.
 */
export function readBetween(
  done: RawBuilder<unknown>,
): (db: Connection, memberId: string, from: Date, upto: Date) => Promise<MemberAct[]> {
  const read = placedRead<Span, { all: [string, string][] | null }, MemberAct[]>({
    types: 'member_id uuid, "from" timestamptz, upto timestamptz',
    columns: ({ memberId, from, upto }) => ({ member_id: memberId, from, upto }),
    select: (asked) => sql`
      select asked.place, (select json_agg(json_build_array(done.id, done.at)) from (${done}) done) as all
      from ${asked}`,
    found: ([row]) => (row?.all ?? []).map(([id, at]) => ({ id, at: new Date(at) })),
  });
  return async (db, memberId, from, upto) => await read(db, { memberId, from, upto });
}
