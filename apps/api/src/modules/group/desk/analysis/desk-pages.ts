import type { DataOf } from '@yayan/contract';
import { LRUCache } from 'lru-cache';
import { type JsonText, listText, objectText } from '../../../../call/json-text.ts';
import type { Database } from '../../../../platform/database/database.ts';
import { onceFor } from '../../../../platform/once-for.ts';
import type { GroupDeps } from '../../people/deps.ts';
import type { Visit } from '../../people/entry/visit.ts';
import type { Guide } from '../../discussion/guide/guide.ts';
import { guideOf } from '../../discussion/guide/guides.ts';
import { readHostCounts } from '../../discussion/guide/section-counts-store.ts';
import { viewerOf } from '../../discussion/guide/viewer.ts';
import { pageOf, type Place } from '../../../../platform/page.ts';
import { deskRowText, isLasting, type CachedRow, rowsOf } from './desk-rows.ts';
import {
  countMatching,
  countUnread,
  findAnswers,
  type FoundAnswer,
  readTags,
  type TagRow,
} from './desk-store.ts';
import type { DeskVisit } from './desk-version.ts';
import { isByCounters, type ResponseFilter } from '../../discussion/guide/response-filter-store.ts';

/** More matches than this are not counted. */
const MOST_COUNTED = 10_000;
/** The cache size of pages on one server, in characters. */
const MOST_CHARACTERS = 30_000_000;
/** The cached size of an answer, without its text. */
const ITEM_CHARACTERS = 200;

/** The query of one desk page. */
export interface DeskQuery {
  filter: ResponseFilter;
  oldestFirst: boolean;
  after: Place | undefined;
  limit: number;
}

type Page = DataOf<'listHostResponses'>;

/** A page as one host or observer sees it. */
interface CachedPage {
  version: string;
  items: (FoundAnswer & CachedRow)[];
  tags: readonly TagRow[];
  nextCursor: string | null;
  total: number;
  /** The JSON to send. Undefined when it would hold signed file addresses, because these expire. */
  text: JsonText<Page> | undefined;
}

const textOf = (
  { mediaUrls }: GroupDeps,
  visit: Visit,
  { items, tags, nextCursor, total }: Omit<CachedPage, 'text' | 'version'>,
): JsonText<Page> =>
  objectText<Page>({
    items: listText(items.map((item) => deskRowText(visit, item, tags, mediaUrls))),
    nextCursor,
    total,
  });

const cacheOf = onceFor((_database: Database) => ({
  pages: new LRUCache<string, CachedPage>({
    maxSize: MOST_CHARACTERS,
    sizeCalculation: ({ items, text }, key) =>
      key.length + ITEM_CHARACTERS * items.length + (text?.text.length ?? 0),
  }),
  totals: new LRUCache<string, { version: string; total: number }>({
    maxSize: MOST_CHARACTERS,
    sizeCalculation: (_, key) => key.length,
  }),
  /** Pages that are being read. Calls for the same page and version share one read. */
  underWay: new Map<string, Promise<CachedPage>>(),
}));

/**
 * A page of the desk. The server caches pages until `version` changes, because hosts request the same few pages again
 * and again.
 */
export async function deskPage(deps: GroupDeps, desk: DeskVisit, query: DeskQuery): Promise<JsonText<Page>> {
  const { pages, underWay } = cacheOf(deps.database);
  const { visit, version } = desk;
  const key = JSON.stringify([visit.group.id, visit.me.id, query]);
  let page = pages.get(key);
  if (page?.version !== version) {
    const reading = `${version} ${key}`;
    const shared = underWay.get(reading) ?? readPage(deps, desk, query);
    underWay.set(reading, shared);
    try {
      page = await shared;
    } finally {
      underWay.delete(reading);
    }
    pages.set(key, page);
  }
  return page.text ?? textOf(deps, visit, page);
}

async function readPage(deps: GroupDeps, desk: DeskVisit, query: DeskQuery): Promise<CachedPage> {
  const db = deps.database.read;
  const { visit, version, held } = desk;
  const { filter, limit, after } = query;
  const guide = await guideOf(deps, visit);
  const found = await findAnswers(db, viewerOf(visit), { filter, held }, query);
  const isWhole = after === undefined && found.length <= limit;
  const [rows, counted] = await Promise.all([
    rowsOf(deps, visit, guide, found.slice(0, limit)),
    isWhole ? undefined : totalOf(deps, desk, guide, filter),
  ]);
  const total = counted ?? rows.length;
  const tags = rows.some(({ row }) => row.marks.length > 0) ? await readTags(db, visit.group.id) : [];
  const { nextCursor } = pageOf(found, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
  const page = { version, items: rows, tags, nextCursor, total };
  const isText = rows.every(({ row }) => isLasting(row) && row.memberId !== visit.me.id);
  return { ...page, text: isText ? textOf(deps, visit, page) : undefined };
}

/** How many answers match. It is cached, because every page of a list needs it. */
async function totalOf(
  deps: GroupDeps,
  { visit, version, held }: DeskVisit,
  guide: Guide,
  filter: ResponseFilter,
): Promise<number> {
  const { totals } = cacheOf(deps.database);
  const key = JSON.stringify([visit.group.id, visit.me.id, filter]);
  const known = totals.get(key);
  if (known?.version === version) return known.total;
  const total = isByCounters(filter)
    ? await countPlaces(deps, visit, guide, filter)
    : await countMatching(deps.database.read, viewerOf(visit), { filter, held }, MOST_COUNTED);
  totals.set(key, { version, total });
  return total;
}

/** How many answers, read answers or unread answers a topic, a section or the whole group holds. Uses the counters. */
async function countPlaces(
  { database }: GroupDeps,
  visit: Visit,
  guide: Guide,
  { topicId, sectionId, unread }: ResponseFilter,
): Promise<number> {
  const ids = guide.sections
    .filter(
      (section) =>
        (topicId === undefined || section.topicId === topicId.toLowerCase()) &&
        (sectionId === undefined || section.id === sectionId.toLowerCase()),
    )
    .map(({ id }) => id);
  const viewer = viewerOf(visit);
  const sumOf = (of: (id: string) => number | undefined) => ids.reduce((sum, id) => sum + (of(id) ?? 0), 0);
  const below = unread === undefined ? undefined : await countUnread(database.read, viewer);
  const unreadHere = sumOf((id) => below?.get(id));
  if (unread === true) return unreadHere;
  const isWhole = topicId === undefined && sectionId === undefined;
  const counts = await readHostCounts(database.read, viewer, isWhole ? undefined : ids);
  return sumOf((id) => counts.get(id)?.responses) - unreadHere;
}
