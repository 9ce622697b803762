import type { SurveySession } from '@yayan/api-client';
import type { Answers } from '@yayan/survey';

/** The questions whose answer still is the one that the server has from the profile. */
export const stillPrefilled = (
  session: Pick<SurveySession, 'answers' | 'drafts'>,
  answers: Answers,
): string[] => {
  const given = sessionAnswers(session);
  return session.drafts.prefilled.filter(
    (name) => JSON.stringify(answers[name]) === JSON.stringify(given[name]),
  );
};

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
