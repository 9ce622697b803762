import { keysOf, questionOf } from '../answer-keys.ts';
import type { Answers, Problem, SurveyDefinition } from '../definition/definition.ts';
import { evaluate, type EvaluatedPage, type Evaluation } from './evaluate.ts';
import { pageQuestions } from '../definition/page-questions.ts';
import { problemOf } from '../check/problem.ts';

export type PageCheck =
  | {
      readonly ok: true;
      /** All answers to store: the earlier ones and this page's, without those of hidden questions. */
      readonly answers: Answers;
    }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * Checks the answers of one page together with the earlier answers. The server's evaluation decides (rule 3.5).
 * `pageAnswers` replaces all answers of the page, so a missing key removes an answer. Earlier visible pages must be
 * complete. The respondent may always go back to one of them.
 */
export const checkPage = (
  definition: SurveyDefinition,
  pageName: string,
  previous: Answers,
  pageAnswers: Answers,
): PageCheck => {
  const own = pageQuestions(definition.survey, pageName);
  if (!own) return { ok: false, problems: [problemOf('', 'unknownPage')] };
  const evaluation = evaluate(definition, { ...without(previous, own), ...pageAnswers });
  const problems = pageProblems(evaluation, pageName, pageAnswers);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, answers: evaluation.carried };
};

const without = (answers: Answers, questions: readonly string[]): Answers => {
  const own = new Set(questions.flatMap(keysOf));
  return Object.fromEntries(Object.entries(answers).filter(([key]) => !own.has(key)));
};

const pageProblems = (evaluation: Evaluation, pageName: string, pageAnswers: Answers): readonly Problem[] => {
  const index = evaluation.pages.findIndex((page) => page.name === pageName);
  const page = evaluation.pages[index];
  if (!page) return [problemOf('', 'unknownPage')];
  if (!page.visible) return [problemOf('', 'hidden')];
  const open = evaluation.pages
    .slice(0, index)
    .some((earlier) => earlier.visible && earlier.problems.length > 0);
  if (open) return [problemOf('', 'pageNotReached')];
  return [...foreignKeys(evaluation, page, pageAnswers), ...page.problems];
};

const foreignKeys = (evaluation: Evaluation, page: EvaluatedPage, pageAnswers: Answers): Problem[] =>
  Object.keys(pageAnswers).flatMap((key) => {
    const name = questionOf(key);
    const shown = page.questions.get(name);
    if (shown === true) return [];
    if (shown === false) return [problemOf(name, 'hidden')];
    const elsewhere = evaluation.pages.some((other) => other.questions.has(name));
    return [problemOf(key, elsewhere ? 'otherPage' : 'unknownQuestion')];
  });
