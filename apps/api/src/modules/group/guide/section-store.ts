import { type RawBuilder, sql } from 'kysely';
import type { SectionVisibility } from '@yayan/contract';
import { GroupRole } from '@yayan/contract';
import type { Connection } from '../../../platform/database/database.ts';

/** Whose eyes a reading query sees with. */
export interface Viewer {
  groupId: string;
  memberId: string;
  role: GroupRole;
}

/** A section of a published topic, with where it stands to the viewer. Its times are those it shares with topic and group. */
export interface SectionRow {
  id: string;
  topicId: string;
  topicTitle: string;
  title: string;
  question: string;
  hostNote: string | null;
  minLength: number;
  visibility: SectionVisibility;
  opensAt: Date;
  closesAt: Date;
  topicClosesAt: Date;
  myResponseId: string | null;
  locked: boolean;
  responses: number;
  unreadResponses: number;
  unreadFollowUps: number;
  followUpsOwed: number;
  lastReadId: string | null;
}

/** Which follow-ups `f` under answers `r` a viewer may see. Notes of observers never reach respondents (rule 6.13). */
export function visibleFollowUp({ memberId, role }: Viewer, alias = 'f'): RawBuilder<boolean> {
  const audience = sql.ref(`${alias}.audience`);
  if (role === GroupRole.Host) return sql`true`;
  if (role === GroupRole.Observer) return sql`${audience} in ('everyone', 'backRoom')`;
  return sql`(${audience} = 'everyone' or ${audience} = 'author' and r.group_member_id = ${memberId}::uuid)`;
}

/** Whether section `s` hides the answers of others from the viewer. `mine` is the viewer's own answer there. */
export function lockedSection({ role }: Viewer): RawBuilder<boolean> {
  if (role !== GroupRole.Respondent) return sql`false`;
  return sql`(s.visibility = 'hostsOnly' or s.visibility = 'answerFirst' and mine.id is null)`;
}

/** Sections of published topics in the host's order, optionally of one topic or one section. */
export async function readSections(
  db: Connection,
  viewer: Viewer,
  only: { topicId?: string; sectionId?: string } = {},
): Promise<SectionRow[]> {
  const { rows } = await sql<SectionRow>`
    select s.id, s.topic_id as "topicId", t.title as "topicTitle", s.title, s.question, s.host_note as "hostNote", s.min_length as "minLength",
      s.visibility, greatest(s.opens_at, t.opens_at, g.opens_at) as "opensAt",
      least(s.closes_at, t.closes_at, g.closes_at) as "closesAt", least(t.closes_at, g.closes_at) as "topicClosesAt",
      mine.id as "myResponseId", ${lockedSection(viewer)} as locked, read.last_read_id as "lastReadId",
      given.responses, case when ${lockedSection(viewer)} then 0 else given.unread end as "unreadResponses",
      said.unread as "unreadFollowUps", owed.follow_ups as "followUpsOwed"
    from group_sections s
    join group_topics t on t.group_id = s.group_id and t.id = s.topic_id and t.published_at is not null
    join discussion_groups g on g.id = s.group_id
    left join group_responses mine on mine.group_id = s.group_id and mine.section_id = s.id
      and mine.group_member_id = ${viewer.memberId}
    left join group_reads read on read.group_id = s.group_id and read.section_id = s.id
      and read.group_member_id = ${viewer.memberId}
    cross join lateral (
      select count(*) as responses, count(*) filter (
        where r.group_member_id <> ${viewer.memberId} and (read.last_read_id is null
          or (r.created_at, r.id) > (read.last_read_created_at, read.last_read_id))
      ) as unread
      from group_responses r where r.group_id = s.group_id and r.section_id = s.id and r.deleted_at is null
    ) given
    cross join lateral (
      select count(*) as unread
      from group_responses r join group_follow_ups f on f.group_id = r.group_id and f.response_id = r.id
      where r.group_id = s.group_id and r.section_id = s.id and r.deleted_at is null
        and f.author_id <> ${viewer.memberId} and (read.read_at is null or f.created_at > read.read_at)
        and ${visibleFollowUp(viewer)} and (r.group_member_id = ${viewer.memberId} or not ${lockedSection(viewer)})
    ) said
    cross join lateral (
      select count(*) as follow_ups from group_follow_ups f
      where f.group_id = s.group_id and f.response_id = mine.id and mine.deleted_at is null
        and f.must_answer and f.answered_at is null
    ) owed
    where s.group_id = ${viewer.groupId}
      and (${only.topicId ?? null}::uuid is null or s.topic_id = ${only.topicId ?? null})
      and (${only.sectionId ?? null}::uuid is null or s.id = ${only.sectionId ?? null})
    order by t.position, s.position`.execute(db);
  return rows;
}
