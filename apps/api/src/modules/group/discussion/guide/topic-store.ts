import { sql } from 'kysely';
import type { Connection } from '../../../../platform/database/database.ts';
import { isForMember, isSectionForMember } from './visibility-store.ts';
import type { SearchWords } from './search-words.ts';

export interface TopicHit {
  id: string;
  title: string;
  sectionTitle: string | null;
}

/**
 * Topics that contain every word in their own title or in one section's title. Matches of the topic's title come first.
 * With `memberId` only topics for that respondent. The index finds candidates by lexemes, then LIKE checks each title.
 */
export async function findTopics(
  db: Connection,
  groupId: string,
  { lexemes, patterns }: SearchWords,
  { memberId, limit }: { memberId?: string; limit: number },
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
        ${memberId === undefined ? sql`` : sql`and ${isSectionForMember(memberId, 's')}`}
    ), best as (
      select topic_id, bool_or(section_title is null) as by_title,
        (array_agg(section_title order by section_position) filter (where section_title is not null))[1] as section_title
      from matching group by topic_id
    )
    select t.id, t.title, best.section_title as "sectionTitle"
    from best join group_topics t on t.group_id = ${groupId} and t.id = best.topic_id
    where t.published_at is not null ${memberId === undefined ? sql`` : sql`and ${isForMember(memberId)}`}
    order by best.by_title desc, t.position
    limit ${limit}`.execute(db);
  return rows;
}
