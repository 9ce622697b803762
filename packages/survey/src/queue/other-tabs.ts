import { isDraft, type KeptPage, type QueueRecord } from './queue-record.ts';

const stampOf = (page: string, name: string, givenAt: number): string =>
  JSON.stringify([page, name, givenAt]);

/** A draft in which these answers of another tab replace its own. */
const withAnswers = (
  draft: KeptPage,
  theirs: KeptPage,
  stamps: readonly (readonly [string, number])[],
): KeptPage => {
  const names = new Set(stamps.map(([name]) => name));
  const ours = Object.entries(draft.answers).filter(([name]) => !names.has(name));
  const taken = Object.entries(theirs.answers).filter(([name]) => names.has(name));
  return {
    ...draft,
    answers: Object.fromEntries([...ours, ...taken]),
    given: { ...draft.given, ...Object.fromEntries(stamps) },
  };
};

/**
 * Knows which stored answers this tab wrote. Offline, two tabs can answer different questions of one page: each tab keeps the
 * other's answers in the stored record, and for the same question the later answer.
 */
export const createTabMerge = (stored: QueueRecord) => {
  const mine = new Set<string>();
  /** When this tab gave each answer last, sent or not: an older answer of another tab or visit doesn't return. */
  const newest = new Map<string, number>();
  const remember = (pages: readonly KeptPage[]): void => {
    for (const { page, given = {} } of pages)
      for (const [name, at] of Object.entries(given)) {
        mine.add(stampOf(page, name, at));
        const key = JSON.stringify([page, name]);
        newest.set(key, Math.max(at, newest.get(key) ?? -1));
      }
  };
  remember(stored.pages);

  /** Merges another tab's entry into this one. A posted page is not merged: it will replace the drafts on the server. */
  const merged = (entry: KeptPage, theirs: KeptPage | undefined): KeptPage => {
    if (!theirs || !isDraft(entry)) return entry;
    const later = Object.entries(theirs.given ?? {}).filter(
      ([name, at]) =>
        !mine.has(stampOf(entry.page, name, at)) &&
        (newest.get(JSON.stringify([entry.page, name])) ?? -1) < at,
    );
    return later.length === 0 ? entry : withAnswers(entry, theirs, later);
  };

  return {
    remember,
    /** The record to store: other tabs' pages, and `pages` for those that this tab changed (`ours`). */
    merge: (
      elsewhere: readonly KeptPage[],
      pages: readonly KeptPage[],
      ours: ReadonlySet<string>,
    ): readonly KeptPage[] => {
      const draftOf = (page: string): KeptPage | undefined =>
        elsewhere.find((kept) => kept.page === page && isDraft(kept));
      const kept = pages.filter(({ page }) => ours.has(page));
      const gone = [...ours].filter((page) => !kept.some((entry) => entry.page === page));
      const left = gone.flatMap((page) => {
        const theirs = draftOf(page);
        const rest = theirs && merged({ ...theirs, answers: {}, given: {} }, theirs);
        return rest && Object.keys(rest.given ?? {}).length > 0 ? [rest] : [];
      });
      return [
        ...elsewhere.filter(({ page }) => !ours.has(page)),
        ...left,
        ...kept.map((entry) => merged(entry, draftOf(entry.page))),
      ];
    },
  };
};

/** Joins two states of one participation's record; the second may lack what other tabs stored. Later answers count. */
export const joinRecords = (stored: QueueRecord, later: QueueRecord): QueueRecord => ({
  revision: Math.max(stored.revision, later.revision),
  pages: createTabMerge(later).merge(stored.pages, later.pages, new Set(later.pages.map(({ page }) => page))),
});
