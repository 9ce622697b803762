import type { Answers, SurveyDefinition } from '../definition/definition.ts';
import type { EvaluatedPage } from './evaluate.ts';
import { isSameAnswer } from './is-same-answer.ts';

/** The attention checks on shown questions that these answers fail, by the names of their questions. */
export const failedChecks = (
  { host }: SurveyDefinition,
  pages: readonly EvaluatedPage[],
  answers: Answers,
): readonly string[] =>
  host.attentionChecks
    .filter(
      ({ question, expected }) =>
        pages.some((page) => page.questions.get(question) === true) &&
        !isSameAnswer(answers[question], expected),
    )
    .map(({ question }) => question);
