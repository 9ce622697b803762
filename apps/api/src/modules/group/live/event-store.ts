import { sql } from 'kysely';
import type { FollowUpAudience, GroupRole, SectionVisibility } from '@yayan/contract';
import type { Connection } from '../../../platform/database/database.ts';
import type { Standing } from '../guide/standing.ts';
import type { GroupEvent } from './notifications.ts';

/** What decides who may hear an event. Null where there is no such thing, or only a draft. */
export interface EventFacts {
  visibility: SectionVisibility | null;
  /** The section's place in the standing of a listener. */
  ordinal: number | null;
  /** Who wrote the answer. */
  authorId: string | null;
  audience: FollowUpAudience | null;
  /** The tag of the respondents whom the topic is for; null for all. */
  audienceTagId: string | null;
}

/** The facts of each event, in their order. */
export async function readEventFacts(
  db: Connection,
  groupId: string,
  events: readonly GroupEvent[],
): Promise<EventFacts[]> {
  const { rows } = await sql<EventFacts>`
    select s.visibility, s.ordinal, r.group_member_id as "authorId", f.audience,
      addressed.audience_tag_id as "audienceTagId"
    from unnest(${events.map(({ topicId }) => topicId)}::uuid[], ${events.map(({ sectionId }) => sectionId)}::uuid[], ${events.map(({ responseId }) => responseId)}::uuid[],
      ${events.map(({ followUpId }) => followUpId)}::uuid[]) with ordinality as e (topic_id, section_id, response_id, follow_up_id, place)
    left join (group_sections s join group_topics t
        on t.group_id = s.group_id and t.id = s.topic_id and t.published_at is not null)
      on s.group_id = ${groupId} and s.id = e.section_id
    left join group_topics addressed on addressed.group_id = ${groupId} and addressed.id = e.topic_id
    left join group_responses r on r.group_id = ${groupId} and r.id = e.response_id
    left join group_follow_ups f on f.group_id = ${groupId} and f.id = e.follow_up_id
    order by e.place`.execute(db);
  return rows;
}

/** A person whose invitation isn't withdrawn, with the times of their group. */
export interface ListenerFacts {
  id: string;
  role: GroupRole;
  hasConsented: boolean;
  standing: Standing;
  tagIds: string[];
  opensAt: Date;
  closesAt: Date;
  archivedAt: Date | null;
}

/** Those of these people whose invitation isn't withdrawn, by id. */
export async function readListeners(
  db: Connection,
  groupId: string,
  memberIds: readonly string[],
): Promise<Map<string, ListenerFacts>> {
  const { rows } = await sql<ListenerFacts>`
    select m.id, m.role, m.standing, m.tag_ids as "tagIds", coalesce(m.consent_version = g.consent_version, false) as "hasConsented",
      g.opens_at as "opensAt", g.closes_at as "closesAt", g.archived_at as "archivedAt"
    from group_members m join discussion_groups g on g.id = m.group_id
    where m.group_id = ${groupId} and m.id = any(${[...memberIds]}::uuid[]) and m.withdrawn_at is null`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.id, row]));
}
