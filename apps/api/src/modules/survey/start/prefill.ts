import { type PrefilledQuestion, prefilledQuestions, type SurveyDefinition } from '@yayan/survey-engine';
import type { Connection } from '../../../platform/database/database.ts';
import type { Entry, TaskDeps } from '../../task/api.ts';
import type { Drafts } from '../answering/drafts.ts';
import { mayPrefill } from '../authoring/may-prefill.ts';

/**
 * The drafts with which a participation begins: what the member's profile knows of the screening page, if they agreed
 * to it at this task (rule 3.49). They are drafts, so nothing counts before the member has confirmed the page.
 */
export async function prefilledDrafts(
  db: Connection,
  { ports }: Pick<TaskDeps, 'ports'>,
  { memberId, task, consented, at }: Pick<Entry, 'memberId' | 'task' | 'consented' | 'at'>,
  definition: SurveyDefinition,
): Promise<Drafts> {
  const questions = prefilledQuestions(definition);
  if (questions.length === 0 || !consented || !mayPrefill(task.texts.dataUse)) return {};
  const known = await ports?.reusableAnswers?.(db, memberId, at);
  const { page } = definition.host.screening;
  return Object.fromEntries(
    questions.flatMap((question) => {
      const answer = answerOf(question, known?.get(question.attribute) ?? []);
      return answer === undefined
        ? []
        : [[question.question, { page, answer, revision: 1, at: at.getTime(), isPrefilled: true }]];
    }),
  );
}

/** The answer for these values of an attribute. Undefined if one of them has no choice: half an answer would be wrong. */
function answerOf({ isSeveral, choices }: PrefilledQuestion, values: readonly string[]): unknown {
  const chosen = [...new Set(values.map((value) => choices.get(value)))];
  if (chosen.length === 0 || chosen.includes(undefined)) return undefined;
  if (isSeveral) return chosen;
  return chosen.length === 1 ? chosen[0] : undefined;
}
