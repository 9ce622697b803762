import type { SurveyProblem } from '@yayan/api-client';
import type { MockQuestion } from './questionnaires.ts';

const problem = (question: string, code: SurveyProblem['code'], message: string): SurveyProblem => ({
  question,
  code,
  message,
});

const problemOf = ({ name, choices }: MockQuestion, answer: unknown): SurveyProblem | undefined => {
  if (answer === undefined || answer === '')
    return problem(name, 'required', choices ? '请选择一项' : '请填写');
  if (choices && !choices.some((choice) => choice === answer))
    return problem(name, 'unknownChoice', '请从列出的选项中选择');
  return undefined;
};

/** Why the answers of a page can't be confirmed. Its questions are all required. */
export const problemsOf = (
  questions: readonly MockQuestion[],
  answers: Readonly<Record<string, unknown>>,
): SurveyProblem[] =>
  questions
    .map((question) => problemOf(question, answers[question.name]))
    .filter((each) => each !== undefined);
