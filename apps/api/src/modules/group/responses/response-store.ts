import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { SectionVisibility } from '@yayan/contract';
import type { Connection } from '../../../platform/database/database.ts';
import type { Schema } from '../../../platform/database/gen/schema.ts';
import type { Place } from '../page-cursor.ts';
import { lockedSection, type Viewer } from '../guide/section-store.ts';

/** An answer, its author and the section it stands in. */
export interface ResponseRow {
  id: string;
  groupId: string;
  topicId: string;
  topicTitle: string;
  sectionId: string;
  sectionTitle: string;
  question: string;
  visibility: SectionVisibility;
  minLength: number;
  opensAt: Date;
  closesAt: Date;
  topicClosesAt: Date;
  memberId: string;
  nickname: string;
  avatar: string | null;
  role: number;
  clientId: string;
  content: string;
  createdAt: Date;
  editedAt: Date | null;
  seenByHostAt: Date | null;
  hostRepliedAt: Date | null;
  deletedAt: Date | null;
  deleteReason: string | null;
}

const select = (where: RawBuilder<unknown>): RawBuilder<ResponseRow> => sql<ResponseRow>`
  select r.id, r.group_id as "groupId", s.topic_id as "topicId", t.title as "topicTitle",
    r.section_id as "sectionId", s.title as "sectionTitle", s.question, s.visibility, s.min_length as "minLength",
    greatest(s.opens_at, t.opens_at, g.opens_at) as "opensAt",
    least(s.closes_at, t.closes_at, g.closes_at) as "closesAt", least(t.closes_at, g.closes_at) as "topicClosesAt",
    r.group_member_id as "memberId", m.nickname, m.avatar, m.role, r.client_id as "clientId", r.content,
    r.created_at as "createdAt", r.edited_at as "editedAt", r.seen_by_host_at as "seenByHostAt",
    r.host_replied_at as "hostRepliedAt", r.deleted_at as "deletedAt", r.delete_reason as "deleteReason"
  from group_responses r
  join group_members m on m.group_id = r.group_id and m.id = r.group_member_id
  join group_sections s on s.group_id = r.group_id and s.id = r.section_id
  join group_topics t on t.group_id = s.group_id and t.id = s.topic_id and t.published_at is not null
  join discussion_groups g on g.id = r.group_id
  where ${where}`;

/** One answer of a group, deleted or not. */
export async function readResponse(
  db: Connection,
  groupId: string,
  id: string,
): Promise<ResponseRow | undefined> {
  const { rows } = await select(sql`r.group_id = ${groupId} and r.id = ${id}`).execute(db);
  return rows[0];
}

/** Locks one answer until the transaction ends, so that an edit and a host's question can't overtake each other. */
export async function lockResponse(
  tx: Transaction<Schema>,
  groupId: string,
  id: string,
): Promise<ResponseRow | undefined> {
  await sql`select from group_responses where group_id = ${groupId} and id = ${id} for update`.execute(tx);
  return await readResponse(tx, groupId, id);
}

/** A respondent's own answers in these sections. */
export async function readOwnResponses(
  db: Connection,
  groupId: string,
  memberId: string,
  sectionIds: readonly string[],
): Promise<ResponseRow[]> {
  const { rows } = await select(sql`r.group_id = ${groupId} and r.group_member_id = ${memberId}
    and r.section_id = any(${[...sectionIds]}::uuid[])`).execute(db);
  return rows;
}

/** A page of a respondent's own answers, newest first, and one row more. */
export async function readAnswered(
  db: Connection,
  query: {
    groupId: string;
    memberId: string;
    topicId: string | undefined;
    after: Place | undefined;
    limit: number;
  },
): Promise<ResponseRow[]> {
  const { groupId, memberId, topicId, after, limit } = query;
  const beyond = after
    ? sql`(r.created_at, r.id) < (${after.at}::timestamptz, ${after.id}::uuid)`
    : sql`true`;
  const { rows } = await select(sql`r.group_id = ${groupId} and r.group_member_id = ${memberId}
    and (${topicId ?? null}::uuid is null or s.topic_id = ${topicId ?? null}) and ${beyond}
    order by r.created_at desc, r.id desc limit ${limit + 1}`).execute(db);
  return rows;
}

/** A page of the answers to a section, by time and id, and one row more. */
export async function readResponses(
  db: Connection,
  query: {
    groupId: string;
    sectionId: string;
    memberId: string | undefined;
    newestFirst: boolean;
    after: Place | undefined;
    limit: number;
  },
): Promise<ResponseRow[]> {
  const { groupId, sectionId, memberId, newestFirst, after, limit } = query;
  const beyond =
    after === undefined
      ? sql`true`
      : newestFirst
        ? sql`(r.created_at, r.id) < (${after.at}::timestamptz, ${after.id}::uuid)`
        : sql`(r.created_at, r.id) > (${after.at}::timestamptz, ${after.id}::uuid)`;
  const direction = newestFirst ? sql`desc` : sql`asc`;
  const { rows } = await select(sql`r.group_id = ${groupId} and r.section_id = ${sectionId}
    and (${memberId ?? null}::uuid is null or r.group_member_id = ${memberId ?? null}) and ${beyond}
    order by r.created_at ${direction}, r.id ${direction} limit ${limit + 1}`).execute(db);
  return rows;
}

export interface NewResponse {
  groupId: string;
  id: string;
  sectionId: string;
  memberId: string;
  clientId: string;
  content: string;
  at: Date;
}

/** Stores an answer. Returns false when the respondent has answered that section already. */
export async function insertResponse(tx: Transaction<Schema>, response: NewResponse): Promise<boolean> {
  const added = await tx
    .insertInto('group_responses')
    .values({
      group_id: response.groupId,
      id: response.id,
      section_id: response.sectionId,
      group_member_id: response.memberId,
      client_id: response.clientId,
      content: response.content,
      created_at: response.at,
    })
    .onConflict((conflict) => conflict.constraint('group_responses_once').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Replaces the wording. The earlier one is kept for audit. */
export async function replaceWording(
  tx: Transaction<Schema>,
  change: { groupId: string; id: string; content: string; at: Date },
): Promise<void> {
  const { groupId, id, content, at } = change;
  await sql`
    insert into group_response_wordings (group_id, response_id, version, content, attachment_ids, replaced_at)
    select r.group_id, r.id,
      (select count(*) + 1 from group_response_wordings w where w.group_id = r.group_id and w.response_id = r.id),
      r.content, array(select a.id from group_attachments a
        where a.group_id = r.group_id and a.response_id = r.id order by a.position), ${at}
    from group_responses r where r.group_id = ${groupId} and r.id = ${id}`.execute(tx);
  await sql`update group_responses set content = ${content}, edited_at = ${at}
    where group_id = ${groupId} and id = ${id}`.execute(tx);
}

/** Records that a host replied: the answer can't be edited from now on (rule 6.9). */
export async function markHostReplied(
  tx: Transaction<Schema>,
  groupId: string,
  id: string,
  at: Date,
): Promise<void> {
  await sql`update group_responses set host_replied_at = coalesce(host_replied_at, ${at}),
    seen_by_host_at = coalesce(seen_by_host_at, ${at}) where group_id = ${groupId} and id = ${id}`.execute(
    tx,
  );
}

/** Marks all answers up to a position as seen by a host 「主持人已看」. Returns those that weren't before. */
export async function markSeenByHost(
  tx: Transaction<Schema>,
  section: { groupId: string; sectionId: string },
  upTo: Place,
  at: Date,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update group_responses set seen_by_host_at = ${at}
    where group_id = ${section.groupId} and section_id = ${section.sectionId} and seen_by_host_at is null
      and (created_at, id) <= (${upTo.at}::timestamptz, ${upTo.id}::uuid)
    returning id`.execute(tx);
  return rows.map((row) => row.id);
}

/** Moves the unread divider forward, never back. */
export async function moveDivider(
  tx: Transaction<Schema>,
  read: { groupId: string; sectionId: string; memberId: string; upTo: Place; at: Date },
): Promise<void> {
  await sql`
    insert into group_reads as known
      (group_id, group_member_id, section_id, last_read_id, last_read_created_at, read_at)
    values (${read.groupId}, ${read.memberId}, ${read.sectionId}, ${read.upTo.id}, ${read.upTo.at}, ${read.at})
    on conflict (group_id, group_member_id, section_id) do update set
      last_read_id = case when (excluded.last_read_created_at, excluded.last_read_id)
          > (known.last_read_created_at, known.last_read_id)
        then excluded.last_read_id else known.last_read_id end,
      last_read_created_at = greatest(known.last_read_created_at, excluded.last_read_created_at),
      read_at = greatest(known.read_at, excluded.read_at)`.execute(tx);
}

/** How many answers of a person the viewer may see. */
export async function countVisibleResponses(
  db: Connection,
  viewer: Viewer,
  memberId: string,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from group_responses r
    join group_sections s on s.group_id = r.group_id and s.id = r.section_id
    join group_topics t on t.group_id = s.group_id and t.id = s.topic_id and t.published_at is not null
    left join group_responses mine on mine.group_id = r.group_id and mine.section_id = r.section_id
      and mine.group_member_id = ${viewer.memberId}
    where r.group_id = ${viewer.groupId} and r.group_member_id = ${memberId} and r.deleted_at is null
      and (r.group_member_id = ${viewer.memberId} or not ${lockedSection(viewer)})`.execute(db);
  return rows[0]?.count ?? 0;
}
