import { sql } from 'kysely';
import type { FollowUpAudience, FollowUpKind } from '@yayan/contract';
import type { Connection } from '../../../../platform/database/database.ts';
import type { Viewer } from '../../discussion/guide/viewer.ts';
import { type QuotedRow, quotedBy } from '../../discussion/follow-ups/quoted-store.ts';
import { visibleFollowUp } from '../../discussion/guide/visibility-store.ts';
import { type Place, rowsAfter } from '../../../../platform/page.ts';

/** An attribute that some respondent of the group shares. */
export interface AttributeKey {
  key: string;
  label: string;
}

/** The attributes of a group's respondents, in the order of their keys. */
export async function readAttributeKeys(db: Connection, groupId: string): Promise<AttributeKey[]> {
  const { rows } = await sql<AttributeKey>`
    select a.value ->> 'key' as key, min(a.value ->> 'label') as label
    from group_members m cross join lateral jsonb_array_elements(m.attributes) a
    where m.group_id = ${groupId} and m.role = 0
    group by 1 order by 1`.execute(db);
  return rows;
}

/** The accounts behind people of a group; null for a guest without one. */
export async function readAccounts(
  db: Connection,
  groupId: string,
  ids: readonly string[],
): Promise<Map<string, string | null>> {
  const { rows } = await sql<{ id: string; memberId: string | null }>`
    select id, member_id as "memberId" from group_members
    where group_id = ${groupId} and id = any(${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, memberId }) => [id, memberId]));
}

/** Respondents of a group by id, as downloads name them. */
export async function readPeople(
  db: Connection,
  groupId: string,
  ids: readonly string[],
): Promise<{ id: string; memberId: string | null; nickname: string; role: number }[]> {
  const { rows } = await sql<{ id: string; memberId: string | null; nickname: string; role: number }>`
    select id, member_id as "memberId", nickname, role from group_members
    where group_id = ${groupId} and id = any(${[...ids]}::uuid[])`.execute(db);
  return rows;
}

/** A section of a transcript. */
export interface TranscriptSection {
  id: string;
  title: string;
  question: string;
  /** The files at the question, by what a host said they show. */
  files: string[];
}

/** The sections of a topic in the host's order. */
export async function readTranscriptSections(
  db: Connection,
  groupId: string,
  topicId: string,
): Promise<TranscriptSection[]> {
  const { rows } = await sql<TranscriptSection>`
    select s.id, s.title, s.question, array(
      select coalesce(a.alt, '') from group_attachments a
      where a.group_id = s.group_id and a.section_id = s.id and a.removed_at is null order by a.position) as files
    from group_sections s
    where s.group_id = ${groupId} and s.topic_id = ${topicId} order by s.position`.execute(db);
  return rows;
}

/** One row of a transcript: an answer, or a follow-up or reply under one. */
export interface TranscriptRow {
  id: string;
  responseId: string;
  kind: FollowUpKind | 'answer';
  audience: FollowUpAudience;
  content: string;
  attachments: number;
  at: Date;
  editedAt: Date | null;
  authorId: string;
  memberId: string | null;
  nickname: string;
  role: number;
  /** What a follow-up or reply quotes. */
  quoted: QuotedRow | null;
}

/** A page of answers to a section, oldest first, without deleted ones. */
export async function readAnswers(
  db: Connection,
  query: { groupId: string; sectionId: string; after: Place | undefined; limit: number },
): Promise<TranscriptRow[]> {
  const { groupId, sectionId, after, limit } = query;
  const beyond = rowsAfter(after, 'r.created_at', 'r.id');
  const { rows } = await sql<TranscriptRow>`
    select r.id, r.id as "responseId", 'answer' as kind, 'everyone' as audience, r.content,
      (select count(*) from group_attachments a
        where a.group_id = r.group_id and a.response_id = r.id and a.removed_at is null) as attachments,
      r.created_at as at, r.edited_at as "editedAt", m.id as "authorId", m.member_id as "memberId", m.nickname, m.role,
      null as quoted
    from group_responses r join group_members m on m.group_id = r.group_id and m.id = r.group_member_id
    where r.group_id = ${groupId} and r.section_id = ${sectionId} and r.deleted_at is null and ${beyond}
    order by r.created_at, r.id limit ${limit}`.execute(db);
  return rows;
}

/** Follow-ups and replies under answers that the viewer may see, oldest first. Observers' notes are left out. */
export async function readFollowUpsUnder(
  db: Connection,
  viewer: Viewer,
  responseIds: readonly string[],
): Promise<Map<string, TranscriptRow[]>> {
  const { rows } = await sql<TranscriptRow>`
    select f.id, f.response_id as "responseId", f.kind, f.audience, f.content,
      (select count(*) from group_attachments a
        where a.group_id = f.group_id and a.follow_up_id = f.id and a.removed_at is null) as attachments,
      f.created_at as at, null as "editedAt", m.id as "authorId", m.member_id as "memberId", m.nickname, m.role,
      ${quotedBy(viewer)} as quoted
    from group_follow_ups f
    join group_responses r on r.group_id = f.group_id and r.id = f.response_id
    join group_members m on m.group_id = f.group_id and m.id = f.author_id
    where f.group_id = ${viewer.groupId} and f.response_id = any(${[...responseIds]}::uuid[])
      and f.kind <> 'note' and ${visibleFollowUp(viewer)}
    order by f.created_at, f.id`.execute(db);
  return Map.groupBy(rows, ({ responseId }) => responseId);
}
