import type { Answers, Problem, SurveyDefinition } from '../definition/definition.ts';
import { evaluate } from './evaluate.ts';
import { failedChecks } from './failed-checks.ts';

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
  return failedChecks(definition, pages, carried).length > 0
    ? { outcome: 'tooShort', reason: 'attention', answers: carried }
    : { outcome: 'complete', answers: carried };
};
