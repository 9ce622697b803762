import type { InviteChannel, InviteeState } from '@yayan/contract';
import { sql } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';
import type { VoidReason } from './void-reasons.ts';
import type { Tx } from '../../platform/database/tx.ts';

export interface NewInvitation {
  member_id: string;
  inviter_id: string;
  id: string;
  channel: InviteChannel;
  state: InviteeState;
  void_reason: VoidReason | null;
  mobile_mark: string;
  device_mark: string | null;
  browser_mark: string | null;
  network_mark: string | null;
  block_mark: string | null;
  invited_at: Date;
}

/** An invited member in the inviter's list. */
export interface InviteeRow {
  id: string;
  member_id: string;
  state: InviteeState;
  void_reason: VoidReason | null;
  channel: InviteChannel;
  invited_at: Date;
  /** When the inviter declared them as family. */
  declared_at: Date | null;
  /** The coins that the inviter earned by this member, without those taken back. */
  coins: number;
}

/**
 * Stores who invited a member; false if it is stored already. Concurrent calls for one member run one after another.
 */
export async function insertInvitation(tx: Tx, invitation: NewInvitation): Promise<boolean> {
  const added = await tx
    .insertInto('invitations')
    .values(invitation)
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export interface LockedInvitation {
  id: string;
  inviter_id: string;
  state: InviteeState;
  /** Whether an operator restored the invitation, so that no rule makes it void again. */
  isRestored: boolean;
  survey: ReleasingSurvey | null;
}

/** Locks an invited member's invitation until the transaction ends, so that its steps run one after another. */
export async function lockInvitation(tx: Tx, memberId: string): Promise<LockedInvitation | undefined> {
  const row = await tx
    .selectFrom('invitations')
    .select(['id', 'inviter_id', 'state', 'restored_at', 'survey_id', 'survey_until'])
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { survey_id, survey_until, restored_at, ...invitation } = row;
  const survey = survey_id && survey_until ? { id: survey_id, until: survey_until } : null;
  const state = invitation.state as InviteeState; // A check constraint allows only these values.
  return { ...invitation, survey, state, isRestored: restored_at !== null };
}

export async function isInvited(db: Connection, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('invitations')
    .select('id')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row !== undefined;
}

/** An invitation by the id that its inviter sees. */
export async function selectInvitation(
  db: Connection,
  inviterId: string,
  id: string,
): Promise<
  Pick<InviteeRow, 'member_id' | 'state' | 'void_reason' | 'invited_at' | 'declared_at'> | undefined
> {
  const row = await db
    .selectFrom('invitations')
    .select(['member_id', 'state', 'void_reason', 'invited_at', 'declared_at'])
    .where('inviter_id', '=', inviterId)
    .where('id', '=', id)
    .executeTakeFirst();
  // The table's check constraints allow only these values.
  return (
    row && { ...row, state: row.state as InviteeState, void_reason: row.void_reason as VoidReason | null }
  );
}

/** Stores that the inviter declared an invited member as family. */
export async function markDeclared(tx: Tx, memberId: string, at: Date): Promise<void> {
  await tx.updateTable('invitations').set({ declared_at: at }).where('member_id', '=', memberId).execute();
}

/** How many invited members an inviter has declared as family. */
export async function countDeclared(db: Connection, inviterId: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from invitations
    where inviter_id = ${inviterId} and declared_at is not null`.execute(db);
  return rows[0]?.total ?? 0;
}

/** A void invitation whose friend was declared as family. */
export interface DeclaredInvitation {
  inviter_id: string;
  id: string;
  member_id: string;
  declared_at: Date;
}

/** Void invitations that were declared since a time, the oldest first, after the given one. */
export async function selectDeclared(
  db: Connection,
  { since, after, count }: { since: Date; after: DeclaredInvitation | undefined; count: number },
): Promise<DeclaredInvitation[]> {
  const beyond = after
    ? sql`and (declared_at, id) > (${after.declared_at}::timestamptz, ${after.id}::uuid)`
    : sql``;
  const { rows } = await sql<DeclaredInvitation>`
    select inviter_id, id, member_id, declared_at from invitations
    where state = 'void' and declared_at >= ${since} ${beyond}
    order by declared_at, id limit ${count}::int`.execute(db);
  return rows;
}

/** Stores that an operator, or a rule, restored an invitation. */
export async function markRestored(tx: Tx, memberId: string, at: Date): Promise<void> {
  await tx.updateTable('invitations').set({ restored_at: at }).where('member_id', '=', memberId).execute();
}

export async function setState(
  tx: Tx,
  memberId: string,
  state: InviteeState,
  reason: VoidReason | null,
): Promise<void> {
  await tx
    .updateTable('invitations')
    .set({ state, void_reason: reason })
    .where('member_id', '=', memberId)
    .execute();
}

/** Whether an earlier invitation has the same mobile, device or browser. */
export async function wasInvitedBefore(
  db: Connection,
  column: 'mobile_mark' | 'device_mark' | 'browser_mark',
  mark: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('invitations')
    .select('id')
    .where(column, '=', mark)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** A page of the members that an inviter invited, newest first. `before` is the last id of the page before. */
export async function selectInvitees(
  db: Connection,
  inviterId: string,
  { before, state, count }: { before: string | null; state: InviteeState | undefined; count: number },
): Promise<InviteeRow[]> {
  const { rows } = await sql<InviteeRow>`
    select i.id, i.member_id, i.state, i.void_reason, i.channel, i.invited_at, i.declared_at,
      (select coalesce(sum(r.coins), 0) from invite_rewards r
        where r.member_id = i.member_id and r.taken_back_at is null)::bigint as coins
    from invitations i
    where i.inviter_id = ${inviterId} and (${before}::uuid is null or i.id < ${before}::uuid)
      and (${state ?? null}::text is null or i.state = ${state ?? null}::text)
    order by i.id desc limit ${count}::int`.execute(db);
  return rows;
}

/** The number of members that an inviter invited, counted up to `most`. */
export async function countInvitees(
  db: Connection,
  inviterId: string,
  state: InviteeState | undefined,
  most: number,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (
      select from invitations where inviter_id = ${inviterId}
        and (${state ?? null}::text is null or state = ${state ?? null}::text) limit ${most}::int
    ) counted`.execute(db);
  return rows[0]?.total ?? 0;
}

/** The number of an inviter's invitations from one network since a given time. */
export async function countFromNetwork(
  db: Connection,
  inviterId: string,
  column: 'network_mark' | 'block_mark',
  mark: string,
  since: Date,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from invitations
    where inviter_id = ${inviterId} and ${sql.ref(column)} = ${mark} and invited_at >= ${since}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** The number of an inviter's invitations since a given time that are not void. */
export async function countValidInvitations(db: Connection, inviterId: string, since: Date): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from invitations
    where inviter_id = ${inviterId} and invited_at >= ${since} and state <> 'void'`.execute(db);
  return rows[0]?.total ?? 0;
}

/** The paid survey that releases the rewards of the first steps, and until when it may still be reversed. */
export interface ReleasingSurvey {
  id: string;
  until: Date;
}

/** The id of the survey that releases an invited member's first steps, or null. */
export async function readReleasingSurvey(db: Connection, memberId: string): Promise<string | null> {
  const row = await db
    .selectFrom('invitations')
    .select('survey_id')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.survey_id ?? null;
}

/** Stores which survey releases an invited member's first steps; null removes it. */
export async function setReleasingSurvey(
  tx: Tx,
  memberId: string,
  survey: ReleasingSurvey | null,
): Promise<void> {
  await tx
    .updateTable('invitations')
    .set({ survey_id: survey?.id ?? null, survey_until: survey?.until ?? null })
    .where('member_id', '=', memberId)
    .execute();
}

/** Makes joins by one inviter, or from one device, wait for each other until they commit. */
export async function lockJoins(tx: Tx, what: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`invite:${what}`}, 0))`.execute(tx);
}
