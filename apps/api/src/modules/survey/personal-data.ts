import { type Answers, withoutWords } from '@yayan/survey-engine';
import type { Connection } from '../../platform/database/database.ts';
import { readDefinition } from './authoring/definition-store.ts';
import type { Tx } from '../../platform/database/tx.ts';

/** A member's answers in our own surveys, for the export of their data. */
export async function surveyData(db: Connection, memberId: string): Promise<object[]> {
  return await db
    .selectFrom('survey_sessions')
    .select(['task_id as taskId', 'answers', 'drafts', 'updated_at as at'])
    .where('member_id', '=', memberId)
    .orderBy('updated_at')
    .execute();
}

/** Erases the text that a member typed in their answers. Picked choices stay. */
export async function eraseSurveyWords(tx: Tx, memberId: string): Promise<void> {
  const sessions = await tx
    .selectFrom('survey_sessions')
    .select(['participation_id', 'survey_id', 'answers'])
    .where('member_id', '=', memberId)
    .execute();
  const definitions = new Map<string, unknown>();
  for (const { participation_id: participationId, survey_id: surveyId, answers } of sessions) {
    if (!definitions.has(surveyId)) definitions.set(surveyId, await readDefinition(tx, surveyId));
    // The survey host always stores an object here.
    const left = withoutWords(answers as Answers, definitions.get(surveyId));
    await tx
      .updateTable('survey_sessions')
      .set({ answers: JSON.stringify(left), drafts: '{}', last_outcome: null })
      .where('member_id', '=', memberId)
      .where('participation_id', '=', participationId)
      .execute();
  }
  await tx.deleteFrom('survey_open_answers').where('member_id', '=', memberId).execute();
}
