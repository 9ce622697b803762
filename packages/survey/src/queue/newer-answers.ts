import type { AnswerChanges, Answers } from '../definition/runner-types.ts';
import { type AnswerConflict, draftConflicts } from './conflicts.ts';
import {
  type AnswerTimes,
  bothChanges,
  changesIn,
  changesOf,
  isOursLater,
  type NewerAnswer,
  only,
  withChanges,
} from './draft-changes.ts';
import { isDraft, type KeptPage } from './queue-record.ts';

interface SentDraft {
  readonly pages: readonly KeptPage[];
  readonly known: Answers;
  readonly entry: KeptPage;
  readonly sentAt: number;
}

/** What becomes of a stored draft where another device had answered: the later answer counts. */
export const mergeNewer = (
  { pages, known, entry, sentAt }: SentDraft,
  newer: readonly NewerAnswer[],
): {
  known: Answers;
  theirs: AnswerChanges;
  /** Our answers that don't count. */
  dropped: ReadonlySet<string>;
  conflicts: readonly AnswerConflict[];
} => {
  const given: AnswerTimes = Object.fromEntries(
    pages.filter(isDraft).flatMap((kept) => Object.entries(kept.given ?? {})),
  );
  const dropped = new Set(
    newer.filter((one) => !isOursLater(given[one.name], sentAt, one)).map(({ name }) => name),
  );
  const theirs = changesIn(newer);
  const isTheirs = new Set(newer.map(({ name }) => name));
  const sent = only(changesOf(entry), (name) => !isTheirs.has(name));
  return {
    known: withChanges(known, bothChanges(sent, theirs)),
    theirs,
    dropped,
    conflicts: draftConflicts(pages, newer, dropped),
  };
};
