import { sql } from 'kysely';
import { batchedRead } from '../../../platform/database/batched-read.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { recordset } from '../../../platform/database/recordset.ts';

const MOST = 400;

interface Span {
  memberId: string;
  from: Date;
  upto: Date;
}

interface CheckedIn {
  id: string;
  at: Date;
}

const read = batchedRead<Span, CheckedIn[]>((db) => async (spans) => {
  const asked = spans.map(({ memberId, from, upto }, place) => ({ place, member_id: memberId, from, upto }));
  const { rows } = await sql<CheckedIn & { place: number }>`
    select asked.place, c.day as id, c.created_at as at
    from ${recordset(asked, 'asked (place integer, member_id uuid, "from" timestamptz, upto timestamptz)')}
    cross join lateral (
      select day, created_at from checkins
      where member_id = asked.member_id and not made_up and created_at >= asked.from and created_at < asked.upto
      order by day limit ${MOST}
    ) c
    order by asked.place, c.day`.execute(db);
  const byPlace = Map.groupBy(rows, ({ place }) => place);
  return spans.map((_, place) => (byPlace.get(place) ?? []).map(({ id, at }) => ({ id, at })));
});

/**
 * The days on which a member checked in during a span of time; days that a card filled don't count. The day is the id.
 * Calls that come together share a statement.
 */
export async function checkedInBetween(
  db: Connection,
  memberId: string,
  from: Date,
  upto: Date,
): Promise<CheckedIn[]> {
  return await read(db, { memberId, from, upto });
}
