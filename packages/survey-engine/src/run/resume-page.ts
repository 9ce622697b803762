import type { Answers, SurveyDefinition } from '../definition/definition.ts';
import { evaluate } from './evaluate.ts';

/**
 * The page to answer next, after an accepted page or when the respondent comes back (rule 3.9): the first earlier
 * visible page that became incomplete, else the next visible page. Undefined if all are done and the survey can be
 * submitted.
 * @param accepted the page that the server accepted last; undefined before the first
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
