import { type RawBuilder, sql } from 'kysely';
import type { FollowUpAudience, FollowUpKind } from '@yayan/contract';
import type { Connection } from '../../../../platform/database/database.ts';
import { type Place, rowsAfter, rowsBefore } from '../../../../platform/page.ts';
import { isForMember, visibleFollowUp } from '../guide/visibility-store.ts';
import type { SqlViewer, Viewer } from '../guide/viewer.ts';
import { type AttachmentRow, attachmentsOf } from '../attachments/attachment-store.ts';
import { type QuotedRow, quotedBy } from './quoted-store.ts';
import type { Tx } from '../../../../platform/database/tx.ts';

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
  attachments: AttachmentRow[] | null;
  quoted: QuotedRow | null;
}

const columns = (viewer: Viewer) => sql`
  f.id, f.response_id as "responseId", f.kind, f.audience, f.content, f.must_answer as "mustAnswer",
  f.answered_at as "answeredAt", p.id as "replyToId", f.created_at as "createdAt", f.author_id as "authorId",
  m.nickname, m.avatar, m.role, ${attachmentsOf('f', 'follow_up_id')} as attachments, ${quotedBy(viewer)} as quoted`;

/**
 * The from and where of every query here: follow-ups `f` that the viewer may see, under answers `r`. `p` is the
 * follow-up replied to; it is joined only if the viewer may see it.
 */
const visible = (viewer: Viewer) => sql`
  from group_follow_ups f
  join group_responses r on r.group_id = f.group_id and r.id = f.response_id
  join group_sections s on s.group_id = r.group_id and s.id = r.section_id
  join group_topics t on t.group_id = s.group_id and t.id = s.topic_id and t.published_at is not null
  join group_members m on m.group_id = f.group_id and m.id = f.author_id
  left join group_follow_ups p on p.group_id = f.group_id and p.id = f.reply_to_id and ${visibleFollowUp(viewer, 'p')}
  where f.group_id = ${viewer.groupId} and ${visibleFollowUp(viewer)}`;

/** The first follow-ups under an answer, and how many there are. */
export interface FirstFollowUps {
  total: number;
  items: FollowUpRow[];
}

/** As JSON has them: times are texts. */
export interface StoredFollowUps {
  total: number;
  items: (Omit<FollowUpRow, 'createdAt' | 'answeredAt'> & { createdAt: string; answeredAt: string | null })[];
}

/** Selects the first follow-ups under the answer `r` that the viewer may see, oldest first; null when there are none. */
export const firstFollowUps = (
  viewer: SqlViewer,
  first: number,
): RawBuilder<StoredFollowUps | null> => sql<StoredFollowUps | null>`
  case when r.follow_ups > 0 then (
    select json_build_object('total', count(*), 'items',
      coalesce(json_agg(told.item order by told.place) filter (where told.place <= ${first}), '[]'))
    from (
      select row_number() over (order by f.created_at, f.id) as place, json_build_object(
        'id', f.id, 'responseId', f.response_id, 'kind', f.kind, 'audience', f.audience, 'content', f.content,
        'mustAnswer', f.must_answer, 'answeredAt', f.answered_at, 'replyToId', p.id, 'createdAt', f.created_at,
        'authorId', f.author_id, 'nickname', fm.nickname, 'avatar', fm.avatar, 'role', fm.role,
        'attachments', ${attachmentsOf('f', 'follow_up_id')}, 'quoted', ${quotedBy(viewer)}) as item
      from group_follow_ups f
      join group_members fm on fm.group_id = f.group_id and fm.id = f.author_id
      left join group_follow_ups p on p.group_id = f.group_id and p.id = f.reply_to_id
        and ${visibleFollowUp(viewer, 'p')}
      where f.group_id = r.group_id and f.response_id = r.id and ${visibleFollowUp(viewer)}
    ) told
  ) end`;

/** Turns the times into dates. */
export const parseFollowUps = (stored: StoredFollowUps | null): FirstFollowUps => ({
  total: stored?.total ?? 0,
  items: (stored?.items ?? []).map((item) => ({
    ...item,
    createdAt: new Date(item.createdAt),
    answeredAt: item.answeredAt === null ? null : new Date(item.answeredAt),
  })),
});

/** A page of follow-ups under one answer, oldest first, plus one row. */
export async function readFollowUps(
  db: Connection,
  viewer: Viewer,
  query: { responseId: string; after: Place | undefined; limit: number },
): Promise<FollowUpRow[]> {
  const { responseId, after, limit } = query;
  const beyond = rowsAfter(after, 'f.created_at', 'f.id');
  const { rows } = await sql<FollowUpRow>`
    select ${columns(viewer)} ${visible(viewer)} and f.response_id = ${responseId} and ${beyond}
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
    and f.respondent_id = ${viewer.memberId} and ${isForMember(viewer.memberId, 's')} ${topicId === undefined ? sql`` : sql`and s.topic_id = ${topicId}`}`;

/** A page of follow-ups that hosts put to the viewer, plus one row: unanswered first, then newest first. */
export async function readAsked(
  db: Connection,
  viewer: Viewer,
  query: { topicId: string | undefined; after: (Place & { answered: boolean }) | undefined; limit: number },
): Promise<AskedRow[]> {
  const { topicId, after, limit } = query;
  const beyond = after
    ? sql`((f.answered_at is not null) > ${after.answered}::boolean or (f.answered_at is not null) = ${after.answered}::boolean
        and ${rowsBefore(after, 'f.created_at', 'f.id')})`
    : sql`true`;
  const { rows } = await sql<AskedRow>`
    select ${columns(viewer)}, s.topic_id as "topicId", t.title as "topicTitle", s.id as "sectionId",
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
  const { rows } =
    await sql<FollowUpRow>`select ${columns(viewer)} ${visible(viewer)} and f.id = ${id}`.execute(db);
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
  quote: { responseId: string; wording: number; text: string } | undefined;
  at: Date;
}

/** Stores a follow-up. The caller holds the lock of the answer and has checked that none has this `clientId`. */
export async function insertFollowUp(tx: Tx, followUp: NewFollowUp): Promise<void> {
  await tx
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
      ...(followUp.quote && {
        quoted_response_id: followUp.quote.responseId,
        quoted_wording: followUp.quote.wording,
        quoted_text: followUp.quote.text,
      }),
      created_at: followUp.at,
    })
    .execute();
}

/** The id of the follow-up that this author has sent with this `clientId`. */
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

/** Marks a host's follow-up as answered after a reply of the answer's author. */
export async function markAnswered(tx: Tx, groupId: string, id: string, at: Date): Promise<void> {
  await sql`update group_follow_ups set answered_at = coalesce(answered_at, ${at})
    where group_id = ${groupId} and id = ${id} and kind = 'followUp'`.execute(tx);
}
