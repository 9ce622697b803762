import type { Answers, Problem, SurveyDefinition } from '../definition/definition.ts';
import { isSameAnswer } from './is-same-answer.ts';
import { evaluate } from './evaluate.ts';

export type Judgement =
  | { readonly outcome: 'complete'; /** What is stored. */ readonly answers: Answers }
  | { readonly outcome: 'tooShort'; readonly reason: 'time' | 'attention'; readonly answers: Answers }
  | { readonly outcome: 'invalid'; readonly page: string; readonly problems: readonly Problem[] };

/**
 * Decides the result at submit (rules 3.5 and 3.11). It evaluates every visible page again. Then the minimum seconds
 * and the attention checks on visible pages decide between complete (1) and too short (4).
 * @param elapsedSeconds from the start to the submit, by the server's clock
 */
export const judge = (definition: SurveyDefinition, answers: Answers, elapsedSeconds: number): Judgement => {
  const { pages, carried } = evaluate(definition, answers);
  const open = pages.find((page) => page.visible && page.problems.length > 0);
  if (open) return { outcome: 'invalid', page: open.name, problems: open.problems };
  if (elapsedSeconds < definition.host.minimumSeconds)
    return { outcome: 'tooShort', reason: 'time', answers: carried };
  const shown = new Set(
    pages.flatMap((page) => [...page.questions].filter(([, on]) => on).map(([name]) => name)),
  );
  const failed = definition.host.attentionChecks.some(
    ({ question, expected }) => shown.has(question) && !isSameAnswer(carried[question], expected),
  );
  return failed
    ? { outcome: 'tooShort', reason: 'attention', answers: carried }
    : { outcome: 'complete', answers: carried };
};
