import type { SurveySession } from '@yayan/api-client';
import type { Answers } from '@yayan/survey';

/** Everything that the server has of a participation: the answers of saved pages, overwritten by drafts. */
export const sessionAnswers = ({
  answers,
  drafts,
}: {
  answers: Answers;
  drafts: Pick<SurveySession['drafts'], 'cleared'> & { answers: Answers };
}): Answers => {
  const cleared = new Set(drafts.cleared);
  const left = Object.entries(answers).filter(([name]) => !cleared.has(name));
  return { ...Object.fromEntries(left), ...drafts.answers };
};
