import type { AnswerChanges, Answers } from '../definition/runner-types.ts';
import { bothChanges, changesOf, only, reopened } from './draft-changes.ts';
import type { createTabMerge } from './other-tabs.ts';
import { isDraft, type KeptPage, type QueueRecord } from './queue-record.ts';

/** What this visit knows when the browser's store answers late. */
interface Visit {
  readonly record: QueueRecord;
  /** The answers that the server has, and how many pages it has saved. */
  readonly known: Answers;
  readonly base: number;
  /** The pages that this visit has changed. */
  readonly touched: ReadonlySet<string>;
}

const nothing: AnswerChanges = { answers: {}, cleared: [] };

/**
 * Joins the record of an earlier visit, which the browser read only after the respondent had begun, with that of this visit.
 * For the same question the later answer counts. Pages that the earlier visit posted become drafts, because the respondent
 * may be on them. Returns the pages, and what they change on the page.
 */
export const joinLateRecord = (
  late: QueueRecord,
  { record, known, base, touched }: Visit,
  tabs: ReturnType<typeof createTabMerge>,
): { pages: readonly KeptPage[]; changes: AnswerChanges } => {
  const theirs = late.pages.flatMap((kept) => reopened({ ...kept, state: 'draft' }, known, base) ?? []);
  const ours = new Set([...touched, ...record.pages.map(({ page }) => page)]);
  const pages = tabs.merge(theirs, record.pages, ours);
  const changes = pages.filter(isDraft).map((kept) => {
    const before = record.pages.find(({ page, state }) => page === kept.page && state === 'draft');
    return only(changesOf(kept), (name) => kept.given?.[name] !== before?.given?.[name]);
  });
  return { pages, changes: changes.reduce(bothChanges, nothing) };
};
