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

/** An answer that a server keeps for everybody of one role. */
export interface KeptRow {
  version: string;
  row: DeskRow;
  /** As it is sent to all of them but its author, without how it stands to the reader; null where that isn't the same. */
  text: string | null;
}

/** Characters of answers that one server keeps. */
const MOST_CHARACTERS = 30_000_000;
/** What an answer takes besides its text. */
const ROW_CHARACTERS = 1_500;

const keptBy = onceFor(
  (_database: Database) =>
    new LRUCache<string, KeptRow>({
      maxSize: MOST_CHARACTERS,
      sizeCalculation: ({ row, text }) => ROW_CHARACTERS + row.content.length + (text?.length ?? 0),
    }),
);

/** Reads of the found answers those that aren't kept as they are, and answers all, in their order. */
export async function rowsOf(
  { database, mediaUrls }: GroupDeps,
  visit: Visit,
  guide: Guide,
  found: readonly FoundAnswer[],
): Promise<(FoundAnswer & KeptRow)[]> {
  const cache = keptBy(database);
  const keyOf = ({ id }: Pick<FoundAnswer, 'id'>) => `${visit.role}${id}`;
  const versionOf = ({ version }: FoundAnswer) => `${version} ${guide.version}`;
  const kept = new Map<string, KeptRow>();
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
    // A topic that was taken back has no place in the guide.
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

/** Whether a row holds nothing that ends, as the addresses of files do, and that one person alone may read. */
export const isLasting = ({ attachments, followUps }: DeskRow): boolean =>
  attachments.length === 0 && followUps.items.every((one) => (one.attachments ?? []).length === 0);

/** Of a follow-up its author reads that it is theirs, and a tag tells how many answers carry it. */
function sharedText(visit: Visit, row: DeskRow, mediaUrls: GroupDeps['mediaUrls']): string | null {
  const isShared = row.attachments.length === 0 && row.followUps.total === 0 && row.marks.length === 0;
  return isShared && row.memberId !== visit.me.id
    ? JSON.stringify(viewForAll(visit, row, [], mediaUrls))
    : null;
}

/** An answer as its reader sees it. */
export function deskRowText(
  visit: Visit,
  { row, text, starred, unread }: FoundAnswer & KeptRow,
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
