import type { Participation } from '../../task/api.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** Deletes the answers of a participation. */
export async function deleteAnswers(
  tx: Tx,
  { memberId, id, taskId }: Pick<Participation, 'memberId' | 'id' | 'taskId'>,
): Promise<void> {
  for (const table of [
    'survey_sessions',
    'survey_files',
    'survey_figures',
    'survey_spans',
    'survey_page_times',
  ] as const)
    await tx.deleteFrom(table).where('member_id', '=', memberId).where('participation_id', '=', id).execute();
  await tx
    .deleteFrom('survey_open_answers')
    .where('member_id', '=', memberId)
    .where('task_id', '=', taskId)
    .execute();
}

/** Deletes every open answer of a member. */
export async function deleteOpenAnswers(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('survey_open_answers').where('member_id', '=', memberId).execute();
}
