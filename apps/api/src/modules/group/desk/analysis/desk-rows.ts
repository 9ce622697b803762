import type { components } from '@yayan/contract';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../../../platform/database/database.ts';
import { onceFor } from '../../../../platform/once-for.ts';
import type { GroupDeps } from '../../people/deps.ts';
import { viewAttributes } from '../../people/entry/group-view.ts';
import type { Visit } from '../../people/entry/visit.ts';
import type { Guide } from '../../discussion/guide/guide.ts';
import { viewerOf } from '../../discussion/guide/viewer.ts';
import { viewResponse, viewWhere } from '../../discussion/responses/response-view.ts';
import { inSection, type TopicResponse } from '../../discussion/responses/topic-answers.ts';
import { type BareDeskRow, type FoundAnswer, readDeskRows, type TagRow } from './desk-store.ts';

type Schemas = components['schemas'];

/** An answer as the desk shows it. */
export type DeskRow = TopicResponse &
  Pick<BareDeskRow, 'question' | 'wording' | 'marks' | 'memberAttributes'>;

/** A cached answer. All readers of one role share it. */
export interface CachedRow {
  version: string;
  row: DeskRow;
  /** The JSON for every reader but the author, without `starred` and `unread`; null if it differs per reader. */
  text: string | null;
}

/** The cache size of answers on one server, in characters. */
const MOST_CHARACTERS = 30_000_000;
/** The cached size of an answer, without its text. */
const ROW_CHARACTERS = 1_500;

const cacheOf = onceFor(
  (_database: Database) =>
    new LRUCache<string, CachedRow>({
      maxSize: MOST_CHARACTERS,
      sizeCalculation: ({ row, text }) => ROW_CHARACTERS + row.content.length + (text?.length ?? 0),
    }),
);

/** Returns the rows of all found answers, in their order. Only rows that are not cached, or changed since, are read. */
export async function rowsOf(
  { database, mediaUrls }: GroupDeps,
  visit: Visit,
  guide: Guide,
  found: readonly FoundAnswer[],
): Promise<(FoundAnswer & CachedRow)[]> {
  const cache = cacheOf(database);
  const keyOf = ({ id }: Pick<FoundAnswer, 'id'>) => `${visit.role}${id}`;
  const versionOf = ({ version }: FoundAnswer) => `${version} ${guide.version}`;
  const kept = new Map<string, CachedRow>();
  const missing = new Map<string, FoundAnswer>();
  for (const answer of found) {
    const known = cache.get(keyOf(answer));
    if (known?.version === versionOf(answer)) kept.set(answer.id, known);
    else missing.set(answer.id, answer);
  }
  const fresh =
    missing.size === 0 ? [] : await readDeskRows(database.read, viewerOf(visit), [...missing.keys()]);
  for (const stored of fresh) {
    const [answer, section] = [missing.get(stored.id), guide.sectionOf.get(stored.sectionId)];
    // The guide no longer has a topic that was withdrawn.
    if (!answer || !section) continue;
    const { question, wording, marks, memberAttributes } = stored;
    const row = { ...inSection(stored, visit.group.id, section), question, wording, marks, memberAttributes };
    const one = { version: versionOf(answer), row, text: sharedText(visit, row, mediaUrls) };
    cache.set(keyOf(row), one);
    kept.set(row.id, one);
  }
  return found.flatMap((answer) => {
    const known = kept.get(answer.id);
    return known ? [{ ...answer, ...known }] : [];
  });
}

/** Whether a row holds no signed file addresses. These expire, and they are valid for one reader only. */
export const isLasting = ({ attachments, followUps }: DeskRow): boolean =>
  attachments.length === 0 && followUps.items.every((one) => (one.attachments ?? []).length === 0);

/**
 * The JSON that readers share. Null for an answer with files, follow-ups or tags: the view of a follow-up depends on
 * its reader, and a tag shows how many answers have it.
 */
function sharedText(visit: Visit, row: DeskRow, mediaUrls: GroupDeps['mediaUrls']): string | null {
  const isShared = row.attachments.length === 0 && row.followUps.total === 0 && row.marks.length === 0;
  return isShared && row.memberId !== visit.me.id
    ? JSON.stringify(viewForAll(visit, row, [], mediaUrls))
    : null;
}

/** An answer as its reader sees it. */
export function deskRowText(
  visit: Visit,
  { row, text, starred, unread }: FoundAnswer & CachedRow,
  tags: readonly TagRow[],
  mediaUrls: GroupDeps['mediaUrls'],
): string {
  const isShared = text !== null && row.memberId !== visit.me.id;
  const all = isShared ? text : JSON.stringify(viewForAll(visit, row, tags, mediaUrls));
  return `${all.slice(0, -1)},"starred":${starred},"unread":${unread}}`;
}

function viewForAll(
  visit: Visit,
  row: DeskRow,
  tags: readonly TagRow[],
  mediaUrls: GroupDeps['mediaUrls'],
): Omit<Schemas['HostResponse'], 'starred' | 'unread'> {
  const carried = new Set(row.marks.map(({ tagId }) => tagId));
  return {
    ...viewResponse(visit, row, mediaUrls),
    where: viewWhere(row),
    question: row.question,
    tags: tags.filter(({ id }) => carried.has(id)),
    passages: row.marks
      .filter(({ start }) => start >= 0)
      .map(({ tagId, start, end, wording }) => {
        const stale = wording !== row.wording;
        return { tagId, start, end, stale, text: stale ? '' : row.content.slice(start, end) };
      }),
    wording: row.wording,
    attributes: viewAttributes(row.memberAttributes),
  };
}
