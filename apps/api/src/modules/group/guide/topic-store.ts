import { type Selectable, sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import type { Schema } from '../../../platform/database/gen/schema.ts';
import type { SearchWords } from './search-words.ts';

/** A published topic; its times are those it shares with its group. */
export type TopicRow = Pick<
  Selectable<Schema['group_topics']>,
  'id' | 'title' | 'summary' | 'opens_at' | 'closes_at'
>;

/** The published topics of a group in the host's order. */
export async function readTopics(db: Connection, groupId: string): Promise<TopicRow[]> {
  const { rows } = await sql<TopicRow>`
    select t.id, t.title, t.summary, greatest(t.opens_at, g.opens_at) as opens_at,
      least(t.closes_at, g.closes_at) as closes_at
    from group_topics t join discussion_groups g on g.id = t.group_id
    where t.group_id = ${groupId} and t.published_at is not null
    order by t.position`.execute(db);
  return rows;
}

export interface TopicHit {
  id: string;
  title: string;
  sectionTitle: string | null;
}

/**
 * Topics that contain every word in their own title or in one section's title; matches of the own title come first.
 * The lexemes find candidates by the index, LIKE then checks each title.
 */
export async function findTopics(
  db: Connection,
  groupId: string,
  { lexemes, patterns }: SearchWords,
  limit: number,
): Promise<TopicHit[]> {
  const { rows } = await sql<TopicHit>`
    with asked as (select array_to_string(array(
      select quote_literal(lexeme) from unnest(${lexemes}::text[]) lexeme), ' & ')::tsquery as words),
    matching as (
      select t.id as topic_id, null::text as section_title, 0 as section_position
      from group_topics t, asked
      where t.group_id = ${groupId} and t.search @@ asked.words and lower(t.title) like all (${patterns}::text[])
      union all
      select s.topic_id, s.title, s.position
      from group_sections s, asked
      where s.group_id = ${groupId} and s.search @@ asked.words and lower(s.title) like all (${patterns}::text[])
    ), best as (
      select topic_id, bool_or(section_title is null) as by_title,
        (array_agg(section_title order by section_position) filter (where section_title is not null))[1] as section_title
      from matching group by topic_id
    )
    select t.id, t.title, best.section_title as "sectionTitle"
    from best join group_topics t on t.group_id = ${groupId} and t.id = best.topic_id
    where t.published_at is not null
    order by best.by_title desc, t.position
    limit ${limit}`.execute(db);
  return rows;
}
