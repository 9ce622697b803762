import type { Connection } from '../../../platform/database/database.ts';

const MOST = 400;

/**
 * The days on which a member checked in during a span of time; days that a card filled don't count. The day is the id.
 */
export async function checkedInBetween(
  db: Connection,
  memberId: string,
  from: Date,
  upto: Date,
): Promise<{ id: string; at: Date }[]> {
  const rows = await db
    .selectFrom('checkins')
    .select(['day', 'created_at'])
    .where('member_id', '=', memberId)
    .where('made_up', '=', false)
    .where('created_at', '>=', from)
    .where('created_at', '<', upto)
    .orderBy('day')
    .limit(MOST)
    .execute();
  return rows.map(({ day, created_at: at }) => ({ id: day, at }));
}
