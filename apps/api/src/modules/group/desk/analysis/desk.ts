import type { Call } from '../../../../call/call.ts';
import type { DataOf, QueryOf } from '@yayan/contract';
import { ResponseOrder } from '@yayan/contract';
import type { GroupCaller } from '../../../../call/caller.ts';
import type { JsonText } from '../../../../call/json-text.ts';
import type { GroupDeps } from '../../people/deps.ts';
import { viewAttributes, viewMember } from '../../people/entry/group-view.ts';
import type { Visit } from '../../people/entry/visit.ts';
import { guideOf } from '../../discussion/guide/guides.ts';
import { searchWords } from '../../discussion/guide/search-words.ts';
import { readHostCounts } from '../../discussion/guide/section-counts-store.ts';
import { findTopics } from '../../discussion/guide/topic-store.ts';
import { viewerOf } from '../../discussion/guide/viewer.ts';
import { placeOf } from '../../../../platform/page.ts';
import { viewWhere } from '../../discussion/responses/response-view.ts';
import { deskPage } from './desk-pages.ts';
import { rowsOf } from './desk-rows.ts';
import { enterDesk } from './desk-version.ts';
import { findAnswers, findMembers, readAttributes, readTags } from './desk-store.ts';
import { excerptAround } from '../../people/group/excerpt.ts';

const MOST_HITS = 20;

/** A page of the group's answers that match a filter (rule 6.21). */
export async function listHostResponses(
  deps: GroupDeps,
  caller: GroupCaller,
  { cursor, limit = 20, order, ...filter }: QueryOf<'listHostResponses'>,
): Promise<JsonText<DataOf<'listHostResponses'>>> {
  const desk = await enterDesk(deps.database.read, caller, deps.clock.now());
  const oldestFirst = order === ResponseOrder.Oldest;
  return await deskPage(deps, desk, { filter, oldestFirst, after: placeOf(cursor), limit });
}

/** Topics and sections to filter answers by, with how many each holds. */
export async function listResponseTopics(
  deps: GroupDeps,
  visit: Visit,
): Promise<DataOf<'listResponseTopics'>> {
  const db = deps.database.read;
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
export async function listResponseTags(deps: GroupDeps, visit: Visit): Promise<DataOf<'listResponseTags'>> {
  const db = deps.database.read;
  return { items: await readTags(db, visit.group.id) };
}

/** The attributes that respondents agreed to share, with how many respondents have each value. */
export async function listResponseAttributes(
  deps: GroupDeps,
  visit: Visit,
): Promise<DataOf<'listResponseAttributes'>> {
  const db = deps.database.read;
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
  { caller, query: { title } }: Call<'searchHostTopics'>,
): Promise<DataOf<'searchHostTopics'>> {
  const db = deps.database.read;
  const { visit, held } = await enterDesk(db, caller, deps.clock.now());
  const words = searchWords(title);
  const [pattern] = words.patterns;
  if (words.lexemes.length === 0 || pattern === undefined) return { topics: [], responses: [], members: [] };
  const { id: groupId } = visit.group;
  const topics = await findTopics(db, groupId, words, { limit: MOST_HITS });
  const first = { oldestFirst: false, after: undefined, limit: MOST_HITS };
  const found = await findAnswers(db, viewerOf(visit), { filter: { words: title }, held }, first);
  const responses = await rowsOf(deps, visit, await guideOf(deps, visit), found.slice(0, MOST_HITS));
  const members = await findMembers(db, groupId, pattern, MOST_HITS);
  return {
    topics: topics.map(({ id, title: found, sectionTitle }) => ({
      id,
      title: found,
      focusSectionTitle: sectionTitle,
    })),
    responses: responses.map(({ row }) => ({
      responseId: row.id,
      where: viewWhere(row),
      author: viewMember({ ...row, id: row.memberId }, deps.mediaUrls),
      excerpt: excerptAround(row.content, title),
    })),
    members: members.map((member) => viewMember(member, deps.mediaUrls)),
  };
}
