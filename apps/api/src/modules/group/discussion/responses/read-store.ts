import { type RawBuilder, sql } from 'kysely';
import { GroupLiveKind, GroupRole } from '@yayan/contract';
import { recordset } from '../../../../platform/database/recordset.ts';
import { publishEventsSql } from '../../../../platform/events/events.ts';
import { unreadLocked, unreadToHost, unreadUnlocked } from '../guide/section-counts-store.ts';
import type { Viewer } from '../guide/viewer.ts';

/** The answer up to which somebody has read a section. */
export interface Reading {
  sectionId: string;
  topicId: string;
  responseId: string;
  /** Whether `responseId` must be the reader's own answer. */
  ownOnly: boolean;
}

/** The divider after the update. */
export interface Divider {
  sectionId: string;
  moved: boolean;
  unread: number;
  lastReadId: string;
  /** Answers that no host had seen before. */
  seen: number;
}

/**
 * The statement that moves dividers forward, never back. It returns a row for each answer that exists in its section.
 * When one is missing, it changes nothing. For a host it also marks the answers as seen and publishes an event to their
 * authors. Answers that were opened beyond the divider are forgotten once it passes them (rule 6.60). Each section is looked up by itself: a plain join may read the counters and dividers of all sections.
 */
export function moveDividersSql(
  viewer: Viewer,
  readings: readonly Reading[],
  { topic, at }: { topic: string; at: Date },
): RawBuilder<Divider> {
  const { groupId, memberId, role } = viewer;
  const asked = recordset(
    readings.map(({ sectionId, topicId, responseId, ownOnly }) => ({
      section_id: sectionId,
      topic_id: topicId,
      response_id: responseId,
      own_only: ownOnly,
    })),
    'asked (section_id uuid, topic_id uuid, response_id uuid, own_only boolean)',
  );
  // A respondent must not notice follow-ups that they may not see: those for other authors, and notes.
  const isMovedByFollowUps =
    role === GroupRole.Respondent ? sql`not found.own_only and c.said <> old.said` : sql`c.said <> old.said`;
  const unread =
    role === GroupRole.Respondent
      ? sql`case when read.own_only then ${unreadLocked(memberId)} else ${unreadUnlocked(memberId)} end`
      : unreadToHost(viewer);
  // `upto` is the new row of `group_reads`.
  const upto = sql`
    select c.group_id, c.section_id, found.topic_id, greatest(coalesce(old.answers, 0), found.number) as answers,
      c.said, c.whispered, c.noted, c.replies_said, c.replies_whispered,
      case when found.number >= coalesce(old.answers, 0) then found.id else old.last_read_id end as last_read_id,
      case when found.number >= coalesce(old.answers, 0) then found.created_at else old.last_read_created_at end
        as last_read_created_at,
      found.own_only,
      old.answers is null or found.number > old.answers or ${isMovedByFollowUps} as moved,
      old.answers is null or found.number > old.answers or (c.said, c.whispered, c.noted) <>
        (old.said, old.whispered, old.noted) as changed
    from found
    cross join lateral (
      select * from group_section_counts i where i.group_id = ${groupId} and i.section_id = found.section_id limit 1
    ) c
    left join lateral (
      select * from group_reads i
      where i.group_id = ${groupId} and i.group_member_id = ${memberId} and i.section_id = found.section_id limit 1
    ) old on true
    where (select count(*) from found) = ${readings.length}`;
  const seen =
    role === GroupRole.Host
      ? sql`
    update group_responses r set seen_by_host_at = ${at}
    from upto
    where r.group_id = upto.group_id and r.section_id = upto.section_id and r.number <= upto.answers
      and r.seen_by_host_at is null
    returning r.id, r.section_id, upto.topic_id`
      : sql`select null::uuid as id, null::uuid as section_id, null::uuid as topic_id where false`;
  const passed =
    role === GroupRole.Respondent
      ? sql`select 1`
      : sql`
    delete from group_opened o using upto
    where o.group_id = upto.group_id and o.group_member_id = ${memberId} and o.section_id = upto.section_id
      and o.number <= upto.answers`;
  return sql<Divider>`
    with found as materialized (
      select r.id, r.section_id, asked.topic_id, asked.own_only, r.number, r.created_at from ${asked}
      cross join lateral (
        select * from group_responses i where i.group_id = ${groupId} and i.id = asked.response_id limit 1
      ) r
      where r.section_id = asked.section_id and (not asked.own_only or r.group_member_id = ${memberId})
    ), upto as materialized (${upto}), kept as (
      insert into group_reads as known (group_id, group_member_id, section_id, last_read_id, last_read_created_at,
        read_at, answers, said, whispered, noted, replies_said, replies_whispered)
      select group_id, ${memberId}::uuid, section_id, last_read_id, last_read_created_at, ${at}::timestamptz, answers, said, whispered,
        noted, replies_said, replies_whispered
      from upto where changed
      on conflict (group_id, group_member_id, section_id) do update set
        last_read_id = case when excluded.answers >= known.answers then excluded.last_read_id
          else known.last_read_id end,
        last_read_created_at = case when excluded.answers >= known.answers then excluded.last_read_created_at
          else known.last_read_created_at end,
        read_at = greatest(known.read_at, excluded.read_at), answers = greatest(known.answers, excluded.answers),
        said = greatest(known.said, excluded.said), whispered = greatest(known.whispered, excluded.whispered),
        noted = greatest(known.noted, excluded.noted),
        replies_said = greatest(known.replies_said, excluded.replies_said),
        replies_whispered = greatest(known.replies_whispered, excluded.replies_whispered)
    ), passed as (${passed}), seen as (${seen}), told as (${publishEventsSql(sql`
      select ${topic}::text, jsonb_build_object('kind', ${GroupLiveKind.ResponseSeen}::text, 'topicId', topic_id,
        'sectionId', section_id, 'responseId', id, 'followUpId', null, 'at', ${at.toISOString()}::text)
      from seen`)})
    select read.section_id as "sectionId", read.moved, read.last_read_id as "lastReadId",
      (select count(*) from seen where seen.section_id = read.section_id) as seen,
      ${unread} as unread
    from upto read
    cross join lateral (
      select * from group_section_counts i where i.group_id = read.group_id and i.section_id = read.section_id limit 1
    ) c
    left join lateral (
      select i.id, i.number, i.follow_ups from group_responses i
      where i.group_id = read.group_id and i.section_id = read.section_id and i.group_member_id = ${memberId}
        and i.deleted_at is null limit 1
    ) mine on true`;
}
