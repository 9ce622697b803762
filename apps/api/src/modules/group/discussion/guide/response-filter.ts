import { type RawBuilder, sql } from 'kysely';
import type { QueryOf } from '@yayan/contract';
import { searchWords } from './search-words.ts';
import type { Viewer } from './viewer.ts';

/** Which answers a host looks at. Filters narrow together (rule 6.21). */
export type ResponseFilter = Omit<QueryOf<'listHostResponses'>, 'cursor' | 'limit' | 'order'>;

/** Whether an answer `r` stands below this viewer's unread divider. */
export const unreadBy = ({ memberId }: Viewer): RawBuilder<boolean> =>
  sql`r.number > coalesce((select d.answers from group_reads d
    where d.group_id = r.group_id and d.group_member_id = ${memberId} and d.section_id = r.section_id), 0)`;

/** A group of more answers looks for words by the index. */
const MOST_LOOKED_THROUGH = 20_000;

/**
 * The conditions on answers `r` by authors `m`, for a call of this viewer. Only conditions that were asked for stand in it, and
 * authors only where attributes were. `held` is how many answers the group holds, where that is known.
 */
export function filterConditions(
  viewer: Viewer,
  filter: ResponseFilter,
  held = Number.POSITIVE_INFINITY,
): RawBuilder<unknown>[] {
  const { groupId, memberId } = viewer;
  const { topicId, sectionId, media, hasFollowUp, starred, unread, deleted = false } = filter;
  const starredByMe = sql`exists (select from group_stars st
    where st.group_id = r.group_id and st.group_member_id = ${memberId} and st.response_id = r.id)`;
  const unreadByMe = unreadBy(viewer);
  const conditions: (RawBuilder<unknown> | undefined)[] = [
    sql`r.group_id = ${groupId}`,
    deleted ? sql`r.deleted_at is not null` : sql`r.deleted_at is null`,
    topicId === undefined
      ? undefined
      : sql`r.section_id in (select id from group_sections where group_id = ${groupId} and topic_id = ${topicId})`,
    sectionId === undefined ? undefined : sql`r.section_id = ${sectionId}`,
    filter.memberId === undefined ? undefined : sql`r.group_member_id = ${filter.memberId}`,
    filter.tagIds === undefined
      ? undefined
      : sql`exists (select from group_response_tags rt where rt.group_id = r.group_id and rt.response_id = r.id
        and rt.tag_id = any(${[...filter.tagIds]}::uuid[]))`,
    media === undefined
      ? undefined
      : sql`exists (select from group_attachments a where a.group_id = r.group_id and a.response_id = r.id
        and a.kind = ${media} and a.removed_at is null)`,
    hasFollowUp === undefined ? undefined : hasFollowUp ? sql`r.follow_ups > 0` : sql`r.follow_ups = 0`,
    starred === undefined ? undefined : starred ? starredByMe : sql`not ${starredByMe}`,
    unread === undefined ? undefined : unread ? unreadByMe : sql`not ${unreadByMe}`,
    filter.responseIds === undefined ? undefined : sql`r.id = any(${[...filter.responseIds]}::uuid[])`,
    ...attributeConditions(filter.attributes ?? []),
    ...wordConditions(filter.words, held > MOST_LOOKED_THROUGH),
  ];
  return conditions.filter((condition) => condition !== undefined);
}

/** Whether kept counters answer how many match: it narrows by nothing but place and what is unread. */
export const isByCounters = ({
  topicId: _topic,
  sectionId: _section,
  unread: _unread,
  deleted,
  ...rest
}: ResponseFilter) => deleted !== true && Object.values(rest).every((value) => value === undefined);

/** Values of one attribute widen, attributes narrow. */
function attributeConditions(attributes: readonly string[]): RawBuilder<unknown>[] {
  const byKey = Map.groupBy(attributes, (one) => one.slice(0, one.indexOf(':')));
  return [...byKey].map(([key, pairs]) => {
    const wanted = pairs.map((pair) => JSON.stringify([{ key, value: pair.slice(key.length + 1) }]));
    return sql`m.attributes @> any(${wanted}::jsonb[])`;
  });
}

/**
 * LIKE checks each text. The lexemes find candidates by the index, which holds the answers of all groups: where a word is
 * common in any of them, looking through the texts of a small group takes a tenth of the time.
 */
function wordConditions(words: string | undefined, byIndex: boolean): RawBuilder<unknown>[] {
  if (words === undefined) return [];
  const { lexemes, patterns } = searchWords(words);
  if (lexemes.length === 0) return [sql`false`];
  const matches = sql`r.plain like all (${patterns}::text[])`;
  if (!byIndex) return [matches];
  const candidates = sql`r.search @@ (select array_to_string(array(
    select quote_literal(lexeme) from unnest(${lexemes}::text[]) lexeme), ' & ')::tsquery)`;
  return [candidates, matches];
}
