import { withoutWords } from '@yayan/survey-engine';
import type { Tx } from '../../platform/database/tx.ts';
import { deleteOpenAnswers } from './answering/answers-store.ts';
import { replaceAnswers, selectAnswers } from './answering/session-store.ts';
import { readDefinition } from './authoring/definition-store.ts';

/** Erases the text that a member typed in their answers. Picked choices stay. */
export async function eraseSurveyWords(tx: Tx, memberId: string): Promise<void> {
  const definitions = new Map<string, unknown>();
  for (const { participationId, surveyId, answers } of await selectAnswers(tx, memberId)) {
    if (!definitions.has(surveyId)) definitions.set(surveyId, await readDefinition(tx, surveyId));
    await replaceAnswers(tx, memberId, participationId, withoutWords(answers, definitions.get(surveyId)));
  }
  await deleteOpenAnswers(tx, memberId);
}
