import type { AnswerChanges, Answers } from '../definition/runner-types.ts';
import { type AnswerTimes, changesOf, givenNow, isSameAnswer, type NewerAnswer } from './draft-changes.ts';
import { isDraft, type KeptPage, onlyAsking } from './queue-record.ts';

/** One question that two devices answered differently, without knowing of each other. */
export interface AnswerConflict {
  readonly page: string;
  readonly name: string;
  /** This device's answer; undefined when it was removed. */
  readonly ours: unknown;
  readonly theirs: unknown;
  /** Which of the two counts now: the one that was given later. */
  readonly counts: 'ours' | 'theirs';
}

/** Every answer that this browser gave and the server doesn't have, with its page. */
const unsent = (pages: readonly KeptPage[]): readonly { page: string; name: string; ours: unknown }[] =>
  pages
    .filter(isDraft)
    .flatMap(({ page, answers, given }) =>
      Object.keys(given ?? {}).map((name) => ({ page, name, ours: answers[name] })),
    );

/** Conflicts of drafts with answers that the server already had from another device; `dropped` are those of ours that don't count. */
export const draftConflicts = (
  pages: readonly KeptPage[],
  newer: readonly NewerAnswer[],
  dropped: ReadonlySet<string>,
): readonly AnswerConflict[] => {
  const theirs = new Map(newer.map(({ name, answer }) => [name, answer]));
  return unsent(pages)
    .filter(({ name, ours }) => theirs.has(name) && !isSameAnswer(ours, theirs.get(name)))
    .map((one) => ({
      ...one,
      theirs: theirs.get(one.name),
      counts: dropped.has(one.name) ? 'theirs' : 'ours',
    }));
};

/**
 * Conflicts of this browser's answers with those of a session that was loaded again because another device saved a page.
 * `before` are the answers that the server had as far as this browser knew: only what changed since came from elsewhere. Undefined for a
 * session that wasn't loaded again, which has none.
 */
export const loadedConflicts = (
  pages: readonly KeptPage[],
  known: Answers,
  before: Answers | undefined,
): readonly AnswerConflict[] =>
  unsent(before === undefined ? [] : pages)
    .filter(
      ({ name, ours }) => !isSameAnswer(known[name], before?.[name]) && !isSameAnswer(known[name], ours),
    )
    .map((one) => ({ ...one, theirs: known[one.name], counts: 'ours' }));

/** The list with newer findings; of one question only the newest stays. */
export const withConflicts = (
  list: readonly AnswerConflict[],
  found: readonly AnswerConflict[],
): readonly AnswerConflict[] => {
  if (found.length === 0) return list;
  const names = new Set(found.map(({ name }) => name));
  return [...list.filter(({ name }) => !names.has(name)), ...found];
};

/** The draft of a conflict's page after the choice of an answer, and what to show. */
export const chosenDraft = (
  { page, name, ...sides }: AnswerConflict,
  side: 'ours' | 'theirs',
  { draft, known, now }: { draft: KeptPage | undefined; known: Answers; now: number },
): { answers: Answers; given: AnswerTimes; changes: AnswerChanges } => {
  const answers = { ...draft?.answers, [name]: sides[side] };
  return {
    answers,
    given: givenNow(draft, answers, [...Object.keys(draft?.given ?? {}), name], known, now),
    changes: changesOf({ page, answers, state: 'draft', revision: onlyAsking, given: { [name]: now } }),
  };
};
