import { type RawBuilder, sql } from 'kysely';
import { GroupRole } from '@yayan/contract';
import type { Connection } from '../../../../platform/database/database.ts';
import type { Viewer } from './viewer.ts';

/** A reader's id, or the expression for it in a statement. */
type MemberId = string | RawBuilder<unknown>;

/** The counts of a section's answers for a respondent. */
export interface SectionCounts {
  /** Answers that aren't deleted. */
  responses: number;
  unread: number;
  lastReadId: string | null;
}

/**
 * The unread deleted answers of a reader, plus the follow-ups `which` under deleted answers. The query is skipped where
 * nothing was deleted.
 */
const amongDeleted = (which: RawBuilder<unknown>): RawBuilder<number> => sql<number>`
  case when c.deleted > 0 then (
    select count(*) filter (where r.number > coalesce(read.answers, 0)) + coalesce(sum((
      select count(*) from group_follow_ups f
      where f.group_id = r.group_id and f.response_id = r.id and (${which}))), 0)::int8
    from group_responses r
    where r.group_id = c.group_id and r.section_id = c.section_id and r.deleted_at is not null
  ) else 0 end`;

/**
 * What is unread for a respondent in an unlocked section: the difference of running numbers, minus the respondent's own
 * entries and deleted ones.
 */
export const unreadUnlocked = (memberId: MemberId): RawBuilder<number> => sql<number>`
  c.answers - coalesce(read.answers, 0) + c.said - coalesce(read.said, 0)
    - (mine.number is not null and mine.number > coalesce(read.answers, 0))::integer
    - case when c.said > coalesce(read.said, 0) then (select count(*) from group_follow_ups f
        where f.group_id = c.group_id and f.author_id = ${memberId} and f.section_id = c.section_id
          and f.audience = 'everyone' and f.number > coalesce(read.said, 0)) else 0 end
    - ${amongDeleted(sql`f.audience = 'everyone' and f.number > coalesce(read.said, 0) and f.author_id <> ${memberId}`)}
    + ${unreadUnderMine(memberId, sql`f.audience = 'author' and f.number > coalesce(read.whispered, 0)`)}`;

/** Unread follow-ups by others under the respondent's own answer. */
const unreadUnderMine = (memberId: MemberId, which: RawBuilder<unknown>): RawBuilder<number> => sql<number>`
  case when mine.follow_ups > 0 then (
    select count(*) from group_follow_ups f
    where f.group_id = c.group_id and f.response_id = mine.id and f.author_id <> ${memberId} and (${which})
  ) else 0 end`;

/** What is unread for a respondent in a locked section: only follow-ups under their own answer. */
export const unreadLocked = (memberId: MemberId): RawBuilder<number> =>
  unreadUnderMine(
    memberId,
    sql`f.audience = 'everyone' and f.number > coalesce(read.said, 0)
      or f.audience = 'author' and f.number > coalesce(read.whispered, 0)`,
  );

/** The counts of some sections for a respondent, by section. In `locked` sections they may not see the answers. */
export async function readSectionCounts(
  db: Connection,
  { groupId, memberId }: Viewer,
  sectionIds: readonly string[],
  locked: readonly string[],
): Promise<Map<string, SectionCounts>> {
  if (sectionIds.length === 0) return new Map();
  const { rows } = await sql<SectionCounts & { sectionId: string }>`
    select c.section_id as "sectionId", c.answers - c.deleted as responses, read.last_read_id as "lastReadId",
      case when c.section_id = any(${[...locked]}::uuid[]) then ${unreadLocked(memberId)}
        else ${unreadUnlocked(memberId)} end as unread
    from group_section_counts c
    left join group_reads read on read.group_id = c.group_id and read.section_id = c.section_id
      and read.group_member_id = ${memberId}
    left join group_responses mine on mine.group_id = c.group_id and mine.section_id = c.section_id
      and mine.group_member_id = ${memberId} and mine.deleted_at is null
    where c.group_id = ${groupId} and c.section_id = any(${[...sectionIds]}::uuid[])`.execute(db);
  return new Map(rows.map(({ sectionId, ...counts }) => [sectionId, counts]));
}

/** The counts of a section's answers for a host or observer. */
export interface HostCounts extends SectionCounts {
  /** Respondents who answered. */
  answered: number;
  followUpsOpen: number;
}

/** The answers of a section that a reader opened beyond the divider at `upTo` (rule 6.60). Deleted ones aren't counted. */
export const openedBeyond = (memberId: string, upTo: RawBuilder<unknown>): RawBuilder<number> => sql<number>`(
  select count(*) from group_opened o
  join group_responses r on r.group_id = o.group_id and r.id = o.response_id and r.deleted_at is null
  where o.group_id = c.group_id and o.group_member_id = ${memberId} and o.section_id = c.section_id
    and o.number > coalesce(${upTo}, 0))`;

/** What a host or observer hasn't read: answers, and replies that they may see. */
export const unreadToHost = ({ memberId, role }: Viewer): RawBuilder<number> => {
  const isHost = role === GroupRole.Host;
  const whispered = isHost ? sql` + c.replies_whispered - coalesce(read.replies_whispered, 0)` : sql``;
  const whisper = isHost ? sql` or f.audience = 'author' and f.number > coalesce(read.whispered, 0)` : sql``;
  return sql<number>`
    c.answers - coalesce(read.answers, 0) - ${openedBeyond(memberId, sql`read.answers`)}
      + c.replies_said - coalesce(read.replies_said, 0)${whispered}
      - ${amongDeleted(sql`f.kind = 'reply' and f.author_id <> ${memberId} and (
          f.audience = 'everyone' and f.number > coalesce(read.said, 0)${whisper})`)}`;
};

/** The counts of sections for a host or observer, by section. Without `sectionIds`, of all sections of the group. */
export async function readHostCounts(
  db: Connection,
  viewer: Viewer,
  sectionIds?: readonly string[],
): Promise<Map<string, HostCounts>> {
  const open = viewer.role === GroupRole.Host ? sql`c.open_said + c.open_whispered` : sql`c.open_said`;
  const some = sectionIds ? sql`and c.section_id = any(${[...sectionIds]}::uuid[])` : sql``;
  const { rows } = await sql<HostCounts & { sectionId: string }>`
    select c.section_id as "sectionId", c.answers - c.deleted as responses, c.answered, ${open} as "followUpsOpen",
      read.last_read_id as "lastReadId", ${unreadToHost(viewer)} as unread
    from group_section_counts c
    left join group_reads read on read.group_id = c.group_id and read.section_id = c.section_id
      and read.group_member_id = ${viewer.memberId}
    where c.group_id = ${viewer.groupId} ${some}`.execute(db);
  return new Map(rows.map(({ sectionId, ...counts }) => [sectionId, counts]));
}
