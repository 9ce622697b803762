import { sql } from 'kysely';
import type { Connection } from '../../../../platform/database/database.ts';
import { isForPerson } from './visibility-store.ts';
import { type Place, rowsBefore } from '../../../../platform/page.ts';
import { readVisitors, type Visitor } from '../../people/group/group-store.ts';

/** The published groups that a mobile is invited to, until they are archived. The group that opens last comes first. */
export async function readMyGroups(
  db: Connection,
  mobileIndex: string,
  { now, after, limit }: { now: Date; after: Place | undefined; limit: number },
): Promise<Visitor[]> {
  return await readVisitors(
    db,
    sql`m.mobile_index = ${mobileIndex} and m.withdrawn_at is null and g.archived_at is null
      and g.published_at <= ${now}
      and ${rowsBefore(after, 'g.opens_at', 'g.id')}
      order by g.opens_at desc, g.id desc limit ${limit + 1}`,
  );
}

/** The places of a mobile in the groups of these tasks, by their public ids. */
export const readInvitedTo = async (
  db: Connection,
  mobileIndex: string,
  taskHashes: readonly string[],
): Promise<Visitor[]> =>
  await readVisitors(
    db,
    sql`m.mobile_index = ${mobileIndex} and m.withdrawn_at is null and g.task_hash = any(${[...taskHashes]}::text[])`,
  );

/** The place of a topic, section, answer or follow-up in its group. */
export interface DiscussionRow {
  hash: string;
  topicId: string;
  sectionId: string | null;
  responseId: string | null;
}

/**
 * The topic, section, own answer or follow-up below an own answer with this id, in a group that the mobile is invited
 * to. The query starts from the invitations, because they are few and ids are indexed per group only.
 */
export async function readDiscussion(
  db: Connection,
  mobileIndex: string,
  id: string,
  now: Date,
): Promise<DiscussionRow | undefined> {
  const published = (section?: string) => sql`t.group_id = mine.group_id and t.published_at is not null
    and (mine.role <> 0 or ${isForPerson('mine', section)})`;
  const { rows } = await sql<DiscussionRow>`
    with mine as (
      select m.group_id, m.id as person, m.role, m.tag_ids, g.task_hash as hash from group_members m
      join discussion_groups g on g.id = m.group_id
      where m.mobile_index = ${mobileIndex} and m.withdrawn_at is null and g.archived_at is null
        and g.published_at <= ${now}
    ), own as (
      select mine.group_id, mine.role, mine.tag_ids, mine.hash, r.section_id, r.id from mine
      join group_responses r on r.group_id = mine.group_id and r.id = ${id} and r.group_member_id = mine.person
      union all
      select mine.group_id, mine.role, mine.tag_ids, mine.hash, r.section_id, r.id from mine
      join group_follow_ups f on f.group_id = mine.group_id and f.id = ${id} and f.audience in ('everyone', 'author')
      join group_responses r on r.group_id = f.group_id and r.id = f.response_id and r.group_member_id = mine.person
    )
    select mine.hash, t.id as "topicId", null::uuid as "sectionId", null::uuid as "responseId"
      from mine join group_topics t on ${published()} and t.id = ${id}
    union all
    select mine.hash, t.id, s.id, null from mine
      join group_sections s on s.group_id = mine.group_id and s.id = ${id}
      join group_topics t on ${published('s')} and t.id = s.topic_id
    union all
    select mine.hash, t.id, s.id, mine.id from own mine
      join group_sections s on s.group_id = mine.group_id and s.id = mine.section_id
      join group_topics t on ${published('s')} and t.id = s.topic_id
    limit 1`.execute(db);
  return rows[0];
}
