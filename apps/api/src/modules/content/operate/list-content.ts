import type { Connection } from '../../../platform/database/database.ts';
import { MOST_LISTED } from '../store.ts';
import { type ContentRow, type ContentRule, contentTitle, type StoredContent } from './content-rule.ts';
import { type ContentVersion, selectWithdrawn } from './version-store.ts';

/** Content that was withdrawn, with its last text. */
export const withdrawnRow = ({ kind, contentId, draft, madeBy, madeAt }: ContentVersion): StoredContent => ({
  kind,
  id: contentId,
  title: contentTitle(contentId, draft),
  state: 'withdrawn',
  startsAt: null,
  endsAt: madeAt,
  madeBy,
  draft,
  figures: [],
});

/** When it starts, or was withdrawn. */
const timeOf = ({ startsAt, endsAt }: ContentRow): number => (startsAt ?? endsAt)?.getTime() ?? 0;

/** What starts last comes first. Help articles, of which there are many, come after all else. */
export const placeOf = (row: ContentRow): string =>
  `${row.kind === 'article' ? 0 : 1}${String(timeOf(row)).padStart(15, '0')}-${row.kind}-${row.id}`;

const PLACE = /^1(\d{15})-/u;

interface Listed {
  rules: readonly ContentRule[];
  now: Date;
  limit: number;
  /** The place of the last row of the page before. */
  cursor: string | undefined;
  matches: (row: ContentRow) => boolean;
}

/** The rows that start no later than `before`, and until when all are among them; undefined if these are all. */
async function rowsBefore(
  db: Connection,
  { rules, now }: Listed,
  before: Date | undefined,
): Promise<{ rows: ContentRow[]; until: number | undefined }> {
  const kinds = new Set(rules.map(({ kind }) => kind));
  const [versions, ...lists] = await Promise.all([
    selectWithdrawn(db, before),
    ...rules.map(async (rule) => await rule.list(db, now, before)),
  ]);
  const withdrawn = versions.map(withdrawnRow);
  // Help articles always come whole.
  const cut = [withdrawn, ...lists].filter(
    (list) => list.length >= MOST_LISTED && (list === withdrawn || list[0]?.kind !== 'article'),
  );
  const ends = cut.map((list) => timeOf(list.at(-1) ?? list[0] ?? never()));
  // A stopped pop-up and a closed poll still have their row.
  const shown = new Set(lists.flat().map(({ kind, id }) => `${kind} ${id}`));
  const gone = withdrawn.filter(({ kind, id }) => kinds.has(kind) && !shown.has(`${kind} ${id}`));
  return { rows: [...lists.flat(), ...gone], until: ends.length === 0 ? undefined : Math.max(...ends) };
}

/**
 * The matching rows after a cursor, the newest first: more than `limit` if there are more. It reads on, 200 of each kind at
 * once, until the page is full.
 */
export async function listedAfter(db: Connection, listed: Listed): Promise<ContentRow[]> {
  const { cursor, limit, matches } = listed;
  const found = new Map<string, ContentRow>();
  const from = PLACE.exec(cursor ?? '')?.[1];
  let before = from === undefined ? undefined : new Date(Number(from));
  for (;;) {
    const { rows, until } = await rowsBefore(db, listed, before);
    // More rows than are read at once can't start at the same time.
    const isLast = until === undefined || until === before?.getTime();
    for (const row of rows) {
      const isSure = isLast || row.kind === 'article' || timeOf(row) > until;
      if (isSure && matches(row) && (cursor === undefined || placeOf(row) < cursor))
        found.set(placeOf(row), row);
    }
    const full = [...found.values()].filter(({ kind }) => kind !== 'article').length > limit;
    if (isLast || full) break;
    before = new Date(until);
  }
  return [...found.values()].toSorted((one, other) => (placeOf(one) < placeOf(other) ? 1 : -1));
}

function never(): never {
  throw new Error('A full list has a last row');
}
