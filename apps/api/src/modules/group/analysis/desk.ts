import type { components, DataOf, QueryOf } from '@yayan/contract';
import { ResponseOrder } from '@yayan/contract';
import type { GroupCaller } from '../../../http/caller.ts';
import type { GroupDeps } from '../deps.ts';
import { viewAttributes, viewMember } from '../entry/group-view.ts';
import { enterAsHost, type Visit } from '../entry/visit.ts';
import type { Guide } from '../guide/guide.ts';
import { guideOf } from '../guide/guides.ts';
import { searchWords } from '../guide/search-words.ts';
import { readHostCounts } from '../guide/section-counts-store.ts';
import { findTopics } from '../guide/topic-store.ts';
import { viewerOf } from '../guide/viewer.ts';
import { pageOf, placeOf } from '../page-cursor.ts';
import { viewResponse, viewWhere } from '../responses/response-view.ts';
import {
  countMatching,
  type DeskRow,
  findMembers,
  readAttributes,
  readDeskPage,
  readTags,
  type TagRow,
} from './desk-store.ts';
import { excerptAround } from './excerpt.ts';
import { isPlaceOnly, type ResponseFilter } from './response-filter.ts';

type Schemas = components['schemas'];

/** More matches than this are not counted. */
const MOST_COUNTED = 10_000;
const MOST_HITS = 20;

/** A page of the group's answers that match a filter (rule 6.21). */
export async function listHostResponses(
  deps: GroupDeps,
  caller: GroupCaller,
  { cursor, limit = 20, order, ...filter }: QueryOf<'listHostResponses'>,
): Promise<DataOf<'listHostResponses'>> {
  const db = deps.database.read;
  const visit = await enterAsHost(db, caller, deps.clock.now());
  const guide = await guideOf(deps, visit);
  const viewer = viewerOf(visit);
  const page = { oldestFirst: order === ResponseOrder.Oldest, after: placeOf(cursor), limit };
  const found = await readDeskPage(db, viewer, filter, page);
  const { items, nextCursor } = pageOf(found, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
  const isMarked = items.some(({ marks }) => marks.length > 0);
  const tags = isMarked ? await readTags(db, visit.group.id) : [];
  return {
    items: items.map((row) => viewDeskRow(deps, visit, row, tags)),
    nextCursor,
    total: isPlaceOnly(filter)
      ? await countPlaces(deps, visit, guide, filter)
      : await countMatching(db, viewer, filter, MOST_COUNTED),
  };
}

/** How many answers a topic, a section or the whole group holds, by its counters. */
async function countPlaces(
  { database }: GroupDeps,
  visit: Visit,
  guide: Guide,
  { topicId, sectionId }: ResponseFilter,
): Promise<number> {
  const sections = guide.sections.filter(
    (section) =>
      (topicId === undefined || section.topicId === topicId.toLowerCase()) &&
      (sectionId === undefined || section.id === sectionId.toLowerCase()),
  );
  const ids = sections.map(({ id }) => id);
  const isWhole = topicId === undefined && sectionId === undefined;
  const counts = await readHostCounts(database.read, viewerOf(visit), isWhole ? undefined : ids);
  return ids.reduce((total, id) => total + (counts.get(id)?.responses ?? 0), 0);
}

function viewDeskRow(
  { mediaUrls }: GroupDeps,
  visit: Visit,
  row: DeskRow,
  tags: readonly TagRow[],
): Schemas['HostResponse'] {
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
    starred: row.starred,
    unread: row.unread,
    attributes: viewAttributes(row.memberAttributes),
  };
}

/** Topics and sections to filter answers by, with how many each holds. */
export async function listResponseTopics(
  deps: GroupDeps,
  caller: GroupCaller,
): Promise<DataOf<'listResponseTopics'>> {
  const db = deps.database.read;
  const visit = await enterAsHost(db, caller, deps.clock.now());
  const guide = await guideOf(deps, visit);
  const counts = await readHostCounts(db, viewerOf(visit));
  return {
    items: guide.topics.map(({ id, title, sections }) => {
      const counted = sections.map((section) => ({
        id: section.id,
        title: section.title,
        responses: counts.get(section.id)?.responses ?? 0,
      }));
      const responses = counted.reduce((total, section) => total + section.responses, 0);
      return { id, title, responses, sections: counted };
    }),
  };
}

/** The tags of the group, most used first. */
export async function listResponseTags(
  deps: GroupDeps,
  caller: GroupCaller,
): Promise<DataOf<'listResponseTags'>> {
  const db = deps.database.read;
  const visit = await enterAsHost(db, caller, deps.clock.now());
  return { items: await readTags(db, visit.group.id) };
}

/** The attributes that respondents agreed to share, with how many respondents have each value. */
export async function listResponseAttributes(
  deps: GroupDeps,
  caller: GroupCaller,
): Promise<DataOf<'listResponseAttributes'>> {
  const db = deps.database.read;
  const visit = await enterAsHost(db, caller, deps.clock.now());
  const shared = (await readAttributes(db, visit.group.id)).flatMap(viewAttributes);
  const byKey = Map.groupBy(shared, ({ key }) => key);
  return {
    items: [...byKey].map(([key, all]) => ({
      key,
      label: all[0]?.label ?? key,
      values: [...Map.groupBy(all, ({ value }) => value)]
        .map(([value, same]) => ({ value, members: same.length }))
        .toSorted((a, b) => b.members - a.members || (a.value < b.value ? -1 : 1)),
    })),
  };
}

/** The best topics, answers and people for some words. */
export async function searchHostTopics(
  deps: GroupDeps,
  caller: GroupCaller,
  { title }: QueryOf<'searchHostTopics'>,
): Promise<DataOf<'searchHostTopics'>> {
  const db = deps.database.read;
  const visit = await enterAsHost(db, caller, deps.clock.now());
  const words = searchWords(title);
  const [pattern] = words.patterns;
  if (words.lexemes.length === 0 || pattern === undefined) return { topics: [], responses: [], members: [] };
  const { id: groupId } = visit.group;
  const topics = await findTopics(db, groupId, words, { limit: MOST_HITS });
  const first = { oldestFirst: false, after: undefined, limit: MOST_HITS };
  const responses = await readDeskPage(db, viewerOf(visit), { words: title }, first);
  const members = await findMembers(db, groupId, pattern, MOST_HITS);
  return {
    topics: topics.map(({ id, title: found, sectionTitle }) => ({
      id,
      title: found,
      focusSectionTitle: sectionTitle,
    })),
    responses: responses.slice(0, MOST_HITS).map((row) => ({
      responseId: row.id,
      where: viewWhere(row),
      author: viewMember({ ...row, id: row.memberId }, deps.mediaUrls),
      excerpt: excerptAround(row.content, title),
    })),
    members: members.map((member) => viewMember(member, deps.mediaUrls)),
  };
}
