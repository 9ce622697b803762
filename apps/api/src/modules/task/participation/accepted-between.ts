import { JoinResult } from '@yayan/contract';
import type { Connection } from '../../../platform/database/database.ts';

const MOST = 400;

/** The participations of a member that were accepted (result 1) during a span of time. */
export async function acceptedBetween(
  db: Connection,
  memberId: string,
  from: Date,
  upto: Date,
): Promise<{ id: string; at: Date }[]> {
  const rows = await db
    .selectFrom('participations')
    .select(['id', 'ended_at'])
    .where('member_id', '=', memberId)
    .where('result', '=', JoinResult.Complete)
    .where('ended_at', '>=', from)
    .where('ended_at', '<', upto)
    .orderBy('ended_at')
    .limit(MOST)
    .execute();
  return rows.flatMap(({ id, ended_at: at }) => (at === null ? [] : [{ id, at }]));
}
