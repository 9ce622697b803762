import type { SurveyDraftAnswers, SurveyDrafts, SurveyNewerAnswer } from '@yayan/api-client';
import type { Drafts, Run } from '../run.ts';

/** The drafts of a participation as its page shows them over the answers. */
export const draftsOf = ({ drafts, draftRevision }: Run, pages: readonly string[]): SurveyDrafts => {
  const entries = Object.entries(drafts);
  const used = new Set(entries.map(([, { page }]) => page));
  const answers = entries.filter(([, { answer }]) => answer !== undefined);
  return {
    pages: pages.filter((page) => used.has(page)),
    answers: Object.fromEntries(
      answers.map(([name, { answer }]) => [name, answer]),
    ) as SurveyDrafts['answers'],
    cleared: entries.filter(([, { answer }]) => answer === undefined).map(([name]) => name),
    prefilled: entries.filter(([, { isPrefilled }]) => isPrefilled === true).map(([name]) => name),
    revision: draftRevision,
  };
};

/** Answers of the document's form are text, number, list or record. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Adds answers to the drafts of a participation. What was stored after the revision that the device knows stays, and is
 * returned: another device was faster.
 */
export const mergeDrafts = (
  run: Run,
  { page, answers, cleared, draftRevision }: SurveyDraftAnswers,
  at: number,
): SurveyNewerAnswer[] => {
  const before = Object.entries(run.drafts);
  const changes = [
    ...cleared.map((name): [string, unknown] => [name, undefined]),
    ...Object.entries(answers),
  ].filter(([name, answer]) => {
    const stored = run.drafts[name];
    return !stored || (stored.revision <= draftRevision && !isSame(stored.answer, answer));
  });
  const same = new Set(
    Object.entries(answers)
      .filter(([name, answer]) => isSame(run.drafts[name]?.answer, answer))
      .map(([name]) => name),
  );
  const revision = run.draftRevision + 1;
  const added: Drafts = Object.fromEntries(
    changes.map(([name, answer]) => [name, { page, revision, at, ...(answer !== undefined && { answer }) }]),
  );
  if (changes.length > 0) {
    run.drafts = { ...run.drafts, ...added };
    run.draftRevision = revision;
  }
  return before
    .filter(([name, stored]) => stored.revision > draftRevision && !same.has(name))
    .map(([name, stored]) => ({
      name,
      answer: (stored.answer ?? null) as SurveyNewerAnswer['answer'],
      ageMs: Math.max(0, at - stored.at),
    }));
};
