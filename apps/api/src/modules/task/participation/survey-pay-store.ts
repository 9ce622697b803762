import { TaskType } from '@yayan/contract';
import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';

/** The types of tasks that ask a questionnaire. */
export const SURVEY_TYPES: readonly TaskType[] = [TaskType.Default, TaskType.Questionnaire];

/** What a member's finished surveys have paid. */
export interface SurveyPay {
  /** How many paid surveys the member has finished; before one of type 2 only those of this type count. */
  finished: number;
  /** The coins of surveys since `from`, without those that are held. */
  coins: number;
}

export async function readSurveyPay(
  db: Connection,
  memberId: string,
  { type, from }: { type: TaskType; from: Date },
): Promise<SurveyPay> {
  // A browse task is of type 0, too. It must not take the place of the first survey.
  const before = type === TaskType.Questionnaire ? [type] : SURVEY_TYPES;
  const { rows } = await sql<SurveyPay>`
    select count(*) filter (where t.type in (${sql.join(before)}))::int as finished,
      coalesce(sum(p.paid_coins) filter (where p.ended_at >= ${from} and p.earning_held_until is null), 0)::int as coins
    from participations p join tasks t on t.id = p.task_id
    where p.member_id = ${memberId} and p.result = 1 and p.paid_coins > 0
      and t.type in (${sql.join(SURVEY_TYPES)})`.execute(db);
  return rows[0] ?? { finished: 0, coins: 0 };
}
