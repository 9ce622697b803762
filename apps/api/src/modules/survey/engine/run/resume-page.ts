import type { Answers, SurveyDefinition } from '../definition/definition.ts';
import { evaluate } from './evaluate.ts';

/**
 * Where to go on, both after an accepted page and when coming back later (rule 3.9): an earlier page on
 * show whose answers no longer suffice, else the next one on show; undefined when all are done (submit).
 * @param accepted the page the server accepted last; undefined before the first
 */
export const resumePage = (
  definition: SurveyDefinition,
  answers: Answers,
  accepted: string | undefined,
): string | undefined => {
  const { pages } = evaluate(definition, answers);
  const done = pages.findIndex((page) => page.name === accepted);
  return pages.find((page, index) => page.visible && (index > done || page.problems.length > 0))?.name;
};
