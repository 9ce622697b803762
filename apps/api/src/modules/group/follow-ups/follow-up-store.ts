import { sql, type Transaction } from 'kysely';
import type { FollowUpAudience, FollowUpKind } from '@yayan/contract';
import type { Connection } from '../../../platform/database/database.ts';
import type { Schema } from '../../../platform/database/gen/schema.ts';
import type { Place } from '../page-cursor.ts';
import { type Viewer, visibleFollowUp } from '../guide/section-store.ts';

/** A follow-up with its author. */
export interface FollowUpRow {
  id: string;
  responseId: string;
  kind: FollowUpKind;
  audience: FollowUpAudience;
  content: string;
  mustAnswer: boolean;
  answeredAt: Date | null;
  replyToId: string | null;
  createdAt: Date;
  authorId: string;
  nickname: string;
  avatar: string | null;
  role: number;
}

const columns = sql`
  f.id, f.response_id as "responseId", f.kind, f.audience, f.content, f.must_answer as "mustAnswer",
  f.answered_at as "answeredAt", p.id as "replyToId", f.created_at as "createdAt", f.author_id as "authorId",
  m.nickname, m.avatar, m.role`;

/**
 * The from and where of every reading: follow-ups `f` that the viewer may see, under answers `r`. The follow-up
 * replied to (`p`) is joined only if the viewer may see it.
 */
const visible = (viewer: Viewer) => sql`
  from group_follow_ups f
  join group_responses r on r.group_id = f.group_id and r.id = f.response_id
  join group_sections s on s.group_id = r.group_id and s.id = r.section_id
  join group_topics t on t.group_id = s.group_id and t.id = s.topic_id and t.published_at is not null
  join group_members m on m.group_id = f.group_id and m.id = f.author_id
  left join group_follow_ups p on p.group_id = f.group_id and p.id = f.reply_to_id and ${visibleFollowUp(viewer, 'p')}
  where f.group_id = ${viewer.groupId} and ${visibleFollowUp(viewer)}`;

/** The first follow-ups under each answer, oldest first, each with the total number. */
export async function readFirstFollowUps(
  db: Connection,
  viewer: Viewer,
  responseIds: readonly string[],
  first: number,
): Promise<Map<string, (FollowUpRow & { total: number })[]>> {
  if (responseIds.length === 0) return new Map();
  const { rows } = await sql<FollowUpRow & { total: number }>`
    select * from (
      select ${columns}, count(*) over (partition by f.response_id) as total,
        row_number() over (partition by f.response_id order by f.created_at, f.id) as place
      ${visible(viewer)} and f.response_id = any(${[...responseIds]}::uuid[])
    ) ranked where place <= ${first} order by place`.execute(db);
  return Map.groupBy(rows, (row) => row.responseId);
}

/** A page of follow-ups under one answer, oldest first, and one row more. */
export async function readFollowUps(
  db: Connection,
  viewer: Viewer,
  query: { responseId: string; after: Place | undefined; limit: number },
): Promise<FollowUpRow[]> {
  const { responseId, after, limit } = query;
  const beyond = after
    ? sql`(f.created_at, f.id) > (${after.at}::timestamptz, ${after.id}::uuid)`
    : sql`true`;
  const { rows } = await sql<FollowUpRow>`
    select ${columns} ${visible(viewer)} and f.response_id = ${responseId} and ${beyond}
    order by f.created_at, f.id limit ${limit + 1}`.execute(db);
  return rows;
}

/** A host's follow-up under the viewer's own answer, with topic, section and answer. */
export interface AskedRow extends FollowUpRow {
  topicId: string;
  topicTitle: string;
  sectionId: string;
  sectionTitle: string;
  answer: string;
}

const askedOf = (viewer: Viewer, topicId: string | undefined) => sql`
  ${visible(viewer)} and f.kind = 'followUp' and r.group_member_id = ${viewer.memberId} and r.deleted_at is null
    and (${topicId ?? null}::uuid is null or s.topic_id = ${topicId ?? null})`;

/** A page of follow-ups that hosts put to the viewer, and one row more: unanswered first, then newest first. */
export async function readAsked(
  db: Connection,
  viewer: Viewer,
  query: { topicId: string | undefined; after: (Place & { answered: boolean }) | undefined; limit: number },
): Promise<AskedRow[]> {
  const { topicId, after, limit } = query;
  const beyond = after
    ? sql`((f.answered_at is not null) > ${after.answered}::boolean or (f.answered_at is not null) = ${after.answered}::boolean
        and (f.created_at, f.id) < (${after.at}::timestamptz, ${after.id}::uuid))`
    : sql`true`;
  const { rows } = await sql<AskedRow>`
    select ${columns}, s.topic_id as "topicId", t.title as "topicTitle", s.id as "sectionId",
      s.title as "sectionTitle", r.content as answer
    ${askedOf(viewer, topicId)} and ${beyond}
    order by (f.answered_at is not null), f.created_at desc, f.id desc limit ${limit + 1}`.execute(db);
  return rows;
}

/** How many of these follow-ups have no reply yet. */
export async function countOpenAsked(
  db: Connection,
  viewer: Viewer,
  topicId: string | undefined,
): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select count(*) as open ${askedOf(viewer, topicId)} and f.answered_at is null`.execute(db);
  return rows[0]?.open ?? 0;
}

/** One follow-up; undefined when the viewer may not see it. */
export async function readFollowUp(
  db: Connection,
  viewer: Viewer,
  id: string,
): Promise<FollowUpRow | undefined> {
  const { rows } = await sql<FollowUpRow>`select ${columns} ${visible(viewer)} and f.id = ${id}`.execute(db);
  return rows[0];
}

export interface NewFollowUp {
  groupId: string;
  id: string;
  responseId: string;
  authorId: string;
  clientId: string;
  kind: FollowUpKind;
  audience: FollowUpAudience;
  content: string;
  mustAnswer: boolean;
  replyToId: string | null;
  at: Date;
}

/** Stores a follow-up. If the author sent one with this `clientId` before, that one stays. Answers its id. */
export async function insertFollowUp(
  tx: Transaction<Schema>,
  followUp: NewFollowUp,
): Promise<{ id: string; added: boolean }> {
  const added = await tx
    .insertInto('group_follow_ups')
    .values({
      group_id: followUp.groupId,
      id: followUp.id,
      response_id: followUp.responseId,
      author_id: followUp.authorId,
      client_id: followUp.clientId,
      kind: followUp.kind,
      audience: followUp.audience,
      content: followUp.content,
      must_answer: followUp.mustAnswer,
      reply_to_id: followUp.replyToId,
      created_at: followUp.at,
    })
    .onConflict((conflict) => conflict.constraint('group_follow_ups_once').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added) return { id: added.id, added: true };
  const known = await findFollowUp(tx, followUp);
  return { id: known ?? followUp.id, added: false };
}

/** The id of the follow-up that this author sent with this `clientId` before. */
export async function findFollowUp(
  db: Connection,
  sent: Pick<NewFollowUp, 'groupId' | 'responseId' | 'authorId' | 'clientId'>,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('group_follow_ups')
    .select('id')
    .where('group_id', '=', sent.groupId)
    .where('response_id', '=', sent.responseId)
    .where('author_id', '=', sent.authorId)
    .where('client_id', '=', sent.clientId)
    .executeTakeFirst();
  return row?.id;
}

/** Marks a host's follow-up as answered, when the answer's author replied to it. */
export async function markAnswered(
  tx: Transaction<Schema>,
  groupId: string,
  id: string,
  at: Date,
): Promise<void> {
  await sql`update group_follow_ups set answered_at = coalesce(answered_at, ${at})
    where group_id = ${groupId} and id = ${id} and kind = 'followUp'`.execute(tx);
}
