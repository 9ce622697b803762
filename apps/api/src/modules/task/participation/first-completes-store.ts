import { JoinResult, TaskType } from '@yayan/contract';
import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';

/** A completed participation. */
interface Complete {
  id: string;
  /** When its pending coins are expected; null if they aren't pending. */
  expectedAt: Date | null;
}

/** A member's completed attribute questionnaire, and their first paid survey whose reward nobody took back. */
export async function firstCompletes(
  db: Connection,
  memberId: string,
): Promise<{ welcome: Complete | undefined; survey: Complete | undefined }> {
  const { rows } = await sql<Complete & { type: TaskType }>`
    select distinct on (t.type) t.type, p.id, p.earning_expected_at as "expectedAt"
    from participations p join tasks t on t.id = p.task_id
    where p.member_id = ${memberId} and p.result = ${JoinResult.Complete}
      and p.earning_state is distinct from 'takenBack'
      and (t.type = ${TaskType.Welcome} or (t.type = ${TaskType.Questionnaire} and p.paid_coins > 0))
    order by t.type, p.ended_at, p.id`.execute(db);
  const of = (wanted: TaskType): Complete | undefined => rows.find(({ type }) => type === wanted);
  return { welcome: of(TaskType.Welcome), survey: of(TaskType.Questionnaire) };
}
