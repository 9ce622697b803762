import { JoinResult } from '@yayan/contract';
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

interface Accepted {
  id: string;
  at: Date;
}

const read = batchedRead<Span, Accepted[]>((db) => async (spans) => {
  const asked = spans.map(({ memberId, from, upto }, place) => ({ place, member_id: memberId, from, upto }));
  const { rows } = await sql<Accepted & { place: number }>`
    select asked.place, p.id, p.ended_at as at
    from ${recordset(asked, 'asked (place integer, member_id uuid, "from" timestamptz, upto timestamptz)')}
    cross join lateral (
      select id, ended_at from participations
      where member_id = asked.member_id and result = ${JoinResult.Complete}
        and ended_at >= asked.from and ended_at < asked.upto
      order by ended_at limit ${MOST}
    ) p
    order by asked.place, p.ended_at`.execute(db);
  const byPlace = Map.groupBy(rows, ({ place }) => place);
  return spans.map((_, place) => (byPlace.get(place) ?? []).map(({ id, at }) => ({ id, at })));
});

/**
 * The participations of a member that were accepted (result 1) during a span of time. Calls that come together share a
 * statement.
 */
export async function acceptedBetween(
  db: Connection,
  memberId: string,
  from: Date,
  upto: Date,
): Promise<Accepted[]> {
  return await read(db, { memberId, from, upto });
}
