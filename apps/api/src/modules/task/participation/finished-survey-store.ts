import { JoinResult, TaskType } from '@yayan/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';

/** What a member earned by finished surveys. */
export interface FinishedSurveys {
  member_id: string;
  coins: number;
  surveys: number;
}

/**
 * A query for what members earned by surveys that ended in a span of time. A statement can store its rows without
 * reading a million of them into this process. Coins that are pending or were taken back don't count.
 */
export const finishedSurveys = (from: Date, upto: Date): RawBuilder<FinishedSurveys> => sql`
  select p.member_id, sum(p.paid_coins)::bigint as coins, count(*)::int as surveys
  from participations p join tasks t on t.id = p.task_id
  where p.result = 1 and p.ended_at >= ${from} and p.ended_at < ${upto} and p.paid_coins > 0
    and t.type = ${TaskType.Questionnaire} and (p.earning_state is null or p.earning_state = 'available')
  group by p.member_id`;

/** When the first participation was finished; undefined if there is none. */
export async function firstFinished(db: Connection): Promise<Date | undefined> {
  const row = await db
    .selectFrom('participations')
    .select('ended_at')
    .where('result', '=', JoinResult.Complete)
    .where('ended_at', 'is not', null)
    .orderBy('ended_at')
    .limit(1)
    .executeTakeFirst();
  return row?.ended_at ?? undefined;
}
