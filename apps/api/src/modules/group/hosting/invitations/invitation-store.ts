import { sql } from 'kysely';
import type { components } from '@yayan/contract';
import type { Connection } from '../../../../platform/database/database.ts';
import { recordset } from '../../../../platform/database/recordset.ts';
import type { MemberRow } from '../../people/group/group-store.ts';
import { type Place, rowsBefore } from '../../../../platform/page.ts';
import type { Tx } from '../../../../platform/database/tx.ts';

export type InvitationRow = Pick<
  MemberRow,
  | 'id'
  | 'mobile_sealed'
  | 'by_attributes'
  | 'role'
  | 'nickname'
  | 'invited_at'
  | 'withdrawn_at'
  | 'left_at'
  | 'left_reason'
  | 'consent_version'
  | 'consented_at'
  | 'joined_at'
  | 'sent_at'
  | 'sends'
> & { tagIds: string[]; text: components['schemas']['GroupTextState'] | null };

/** The filter of a list of invitations. */
export interface InvitationFilter {
  groupId: string;
  state: components['schemas']['GroupInvitationState'] | undefined;
  after: Place | undefined;
  limit: number;
}

const states = {
  waiting: sql`m.withdrawn_at is null and m.consent_version is null`,
  entered: sql`m.withdrawn_at is null and m.consent_version is not null`,
  withdrawn: sql`m.withdrawn_at is not null and m.left_at is null`,
  left: sql`m.withdrawn_at is not null and m.left_at is not null`,
} as const;

/** A page of invitations, the latest first. */
export async function readInvitations(
  db: Connection,
  { groupId, state, after, limit }: InvitationFilter,
): Promise<InvitationRow[]> {
  const which = state === undefined ? sql`true` : states[state];
  const beyond = sql`and ${rowsBefore(after, 'm.invited_at', 'm.id')}`;
  const { rows } = await sql<InvitationRow>`
    select m.id, m.mobile_sealed, m.by_attributes, m.role, m.nickname, m.invited_at, m.withdrawn_at, m.left_at, m.left_reason,
      m.consent_version, m.consented_at, m.joined_at, m.sent_at, m.sends,
      (select coalesce(json_agg(t.tag_id), '[]') from group_people_tagged t
        where t.group_id = m.group_id and t.group_member_id = m.id) as "tagIds",
      (select t.state from group_texts t where t.group_id = m.group_id and t.group_member_id = m.id
        order by t.created_at desc, t.id desc limit 1) as text
    from group_members m
    where m.group_id = ${groupId} and ${which} ${beyond}
    order by m.invited_at desc, m.id desc limit ${limit}`.execute(db);
  return rows;
}

/** Which of these mobiles have an invitation to the group, whether it was withdrawn, and whether by the person's wish. */
export async function readInvited(
  db: Connection,
  groupId: string,
  indexes: readonly string[],
): Promise<Map<string, { id: string; isWithdrawn: boolean; hasLeft: boolean }>> {
  const { rows } = await sql<{ index: string; id: string; isWithdrawn: boolean; hasLeft: boolean }>`
    select mobile_index as index, id, withdrawn_at is not null as "isWithdrawn", left_at is not null as "hasLeft"
    from group_members
    where group_id = ${groupId} and mobile_index = any(${[...indexes]}::text[])`.execute(db);
  return new Map(rows.map(({ index, ...row }) => [index, row]));
}

/** How many people a call invited to the group, by the id that its client made. */
export async function countInvitedBy(db: Connection, groupId: string, invitationId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from group_members
    where group_id = ${groupId} and invitation_id = ${invitationId}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** How many people have or had an invitation to the group. */
export async function countKnown(db: Connection, groupId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from group_members where group_id = ${groupId}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** How many invitations of a group are not withdrawn. */
export async function countInvitations(db: Connection, groupId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from group_members
    where group_id = ${groupId} and withdrawn_at is null`.execute(db);
  return rows[0]?.count ?? 0;
}

/** A person to invite. They have the nickname until they choose one. */
export interface NewInvitation {
  id: string;
  mobile_index: string;
  mobile_sealed: string;
  nickname: string;
}

/** Adds invitations and renews withdrawn ones. Invitations that are not withdrawn stay as they are. Returns the ids. */
export async function insertInvitations(
  tx: Tx,
  groupId: string,
  added: {
    role: number;
    byAttributes: boolean;
    /** Whether the host says that these people agreed to text messages. */
    byText: boolean;
    invitationId: string | null;
    invitations: readonly NewInvitation[];
    at: Date;
  },
): Promise<string[]> {
  const { role, byAttributes, byText, invitationId, invitations, at } = added;
  const agreedAt = byText ? at : null;
  const { rows } = await sql<{ id: string }>`
    insert into group_members as known
      (group_id, id, mobile_index, mobile_sealed, role, nickname, invited_at, by_attributes,
        texts_agreed_at, invitation_id)
    select ${groupId}, i.id, i.mobile_index, i.mobile_sealed, ${role}, i.nickname, ${at}, ${byAttributes},
      ${agreedAt}::timestamptz, ${invitationId}::uuid
    from ${recordset(invitations, 'i (id uuid, mobile_index text, mobile_sealed text, nickname text)')}
    on conflict (group_id, mobile_index) do update set withdrawn_at = null, left_at = null, left_reason = null,
        left_promised = null, invited_at = excluded.invited_at,
        texts_agreed_at = excluded.texts_agreed_at, invitation_id = excluded.invitation_id
      where known.withdrawn_at is not null
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** The participations of these people in the group's task. */
export async function readParticipations(
  db: Connection,
  groupId: string,
  ids: readonly string[],
): Promise<{ memberId: string; id: string }[]> {
  const { rows } = await sql<{ memberId: string; id: string }>`
    select member_id as "memberId", participation_id as id from group_members
    where group_id = ${groupId} and id = any(${[...ids]}::uuid[])
      and member_id is not null and participation_id is not null`.execute(db);
  return rows;
}

/** Withdraws invitations. Returns the ids of those that were not withdrawn before. */
export async function withdraw(tx: Tx, groupId: string, ids: readonly string[], at: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update group_members set withdrawn_at = ${at}, left_at = null, left_reason = null, left_promised = null
    where group_id = ${groupId} and id = any(${[...ids]}::uuid[]) and withdrawn_at is null
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** A person who gets an invitation now. */
export interface Addressee {
  id: string;
  mobile_index: string;
  member_id: string | null;
  texts_agreed_at: Date | null;
  sends: number;
}

/**
 * Counts a sending for these people, and returns those who may get one: not entered, not withdrawn, fewer than `most`
 * sendings and none since `since`. `the unsent` means everybody without a sending.
 */
export async function countSendings(
  tx: Tx,
  groupId: string,
  only: readonly string[] | 'the unsent',
  { at, since, most }: { at: Date; since: Date; most: number },
): Promise<Addressee[]> {
  const which = only === 'the unsent' ? sql`sends = 0` : sql`id = any(${[...only]}::uuid[])`;
  const { rows } = await sql<Addressee>`
    update group_members set sends = sends + 1, sent_at = ${at}
    where group_id = ${groupId} and ${which} and withdrawn_at is null and consent_version is null
      and sends < ${most} and (sent_at is null or sent_at <= ${since})
    returning id, mobile_index, member_id, texts_agreed_at, sends`.execute(tx);
  return rows;
}
