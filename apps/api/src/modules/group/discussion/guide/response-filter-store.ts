import { type RawBuilder, sql } from 'kysely';
import type { QueryOf } from '@yayan/contract';
import { searchWords } from './search-words.ts';
import type { Viewer } from './viewer.ts';

/** Which answers to return. An answer must match every filter (rule 6.21). */
export type ResponseFilter = Omit<QueryOf<'listHostResponses'>, 'cursor' | 'limit' | 'order'>;

/** Whether this viewer has read answer `r` neither with those before it nor alone (rule 6.60). */
export const unreadBy = ({ memberId }: Viewer): RawBuilder<boolean> =>
  sql`(r.number > coalesce((select d.answers from group_reads d
    where d.group_id = r.group_id and d.group_member_id = ${memberId} and d.section_id = r.section_id), 0)
    and not exists (select from group_opened o
      where o.group_id = r.group_id and o.group_member_id = ${memberId} and o.response_id = r.id))`;

/** A group with more answers is searched by the index. */
const MOST_LOOKED_THROUGH = 20_000;

/**
 * The conditions on answers `r`, for a call of this viewer. Authors `m` must be joined only if the filter has
 * attributes. `held` is how many answers the group holds, if that is known.
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

/** Whether the counters know how many answers match: the filter has only a place and unread or read. */
export const isByCounters = ({
  topicId: _topic,
  sectionId: _section,
  unread: _unread,
  deleted,
  ...rest
}: ResponseFilter) => deleted !== true && Object.values(rest).every((value) => value === undefined);

/** An author must match one value of each attribute. */
function attributeConditions(attributes: readonly string[]): RawBuilder<unknown>[] {
  const byKey = Map.groupBy(attributes, (one) => one.slice(0, one.indexOf(':')));
  return [...byKey].map(([key, pairs]) => {
    const wanted = pairs.map((pair) => JSON.stringify([{ key, value: pair.slice(key.length + 1) }]));
    return sql`m.attributes @> any(${wanted}::jsonb[])`;
  });
}

/**
 * LIKE checks each text. The index finds candidates first, but it holds the answers of all groups. For a small group
 * and a word that is common elsewhere, reading the group's texts takes a tenth of the time.
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
