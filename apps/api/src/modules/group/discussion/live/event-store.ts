import { sql } from 'kysely';
import type { FollowUpAudience, SectionVisibility } from '@yayan/contract';
import type { Connection } from '../../../../platform/database/database.ts';
import { recordset } from '../../../../platform/database/recordset.ts';
import type { GroupEvent } from '../events/group-events.ts';

/** The facts that decide who may receive an event. Null for a row that doesn't exist, or is only a draft. */
export interface EventFacts {
  visibility: SectionVisibility | null;
  /** The section's index in a listener's section marks. */
  ordinal: number | null;
  /** Who wrote the answer. */
  authorId: string | null;
  audience: FollowUpAudience | null;
  /** The tag of the topic's audience; null for all. */
  audienceTagId: string | null;
  /** The tag of the section's audience; null for all. */
  sectionTagId: string | null;
}

/** An event of a group. */
export interface EventOfGroup {
  groupId: string;
  event: GroupEvent;
}

/**
 * The facts of each event, in their order. Each row is looked up by its key (`limit 1`): PostgreSQL expects a hundred
 * events and would otherwise read whole tables.
 */
export async function readEventFacts(db: Connection, events: readonly EventOfGroup[]): Promise<EventFacts[]> {
  const asked = events.map(({ groupId, event }, place) => ({
    place,
    group_id: groupId,
    topic_id: event.topicId,
    section_id: event.sectionId,
    response_id: event.responseId,
    follow_up_id: event.followUpId,
  }));
  const { rows } = await sql<EventFacts>`
    select s.visibility, s.ordinal, r.group_member_id as "authorId", f.audience,
      addressed.audience_tag_id as "audienceTagId", s.audience_tag_id as "sectionTagId"
    from ${recordset(asked, 'e (place integer, group_id uuid, topic_id uuid, section_id uuid, response_id uuid, follow_up_id uuid)')}
    left join lateral (
      select visibility, ordinal, audience_tag_id from group_sections i
      where i.group_id = e.group_id and i.id = e.section_id and exists (select from group_topics t
        where t.group_id = i.group_id and t.id = i.topic_id and t.published_at is not null)
      limit 1
    ) s on true
    left join lateral (
      select audience_tag_id from group_topics i where i.group_id = e.group_id and i.id = e.topic_id limit 1
    ) addressed on true
    left join lateral (
      select group_member_id from group_responses i where i.group_id = e.group_id and i.id = e.response_id limit 1
    ) r on true
    left join lateral (
      select audience from group_follow_ups i where i.group_id = e.group_id and i.id = e.follow_up_id limit 1
    ) f on true
    order by e.place`.execute(db);
  return rows;
}
