import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** The owner of an access token. */
export interface AccessRow {
  access_hash: string;
  family_id: string;
  member_id: string | null;
  group_id: string | null;
  group_member_id: string | null;
  group_role: number | null;
  agreement_due: boolean;
  /** Until when a penalty blocks the member. */
  suspended_until: Date | null;
  host_only: boolean;
  access_expires_at: Date;
  used_at: Date | null;
}

export interface RefreshRow {
  family_id: string;
  refresh_expires_at: Date;
  rotated_at: Date | null;
  ended_at: Date | null;
  family_expires_at: Date;
}

export interface NewFamily {
  id: string;
  member_id: string | null;
  group_id: string | null;
  group_member_id: string | null;
  group_role: number | null;
  agreement_due: boolean | RawBuilder<boolean>;
  host_only: boolean;
  device: number;
  device_id: string | null;
  browser_index: string | null;
  browser: string | null;
  system: string | null;
  network: string | null;
  created_at: Date;
  last_used_at: Date;
  expires_at: Date;
  /** The session family with which this one ends (rule 6.59). */
  opened_with: string | null;
}

export interface NewSession {
  refresh_hash: string;
  access_hash: string;
  family_id: string;
  access_expires_at: Date;
  refresh_expires_at: Date;
}

export async function insertFamily(tx: Tx, family: NewFamily): Promise<void> {
  await tx.insertInto('session_families').values(family).execute();
}

/** Lets the sessions of a member who has agreed call everything again. */
export async function markAgreed(tx: Tx, memberId: string): Promise<void> {
  await tx
    .updateTable('session_families')
    .set({ agreement_due: false })
    .where('member_id', '=', memberId)
    .where('agreement_due', '=', true)
    .execute();
}

export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  await tx.insertInto('sessions').values(session).execute();
}

/**
 * The callers of access tokens, unless their session family has ended. They have no order and include expired ones. The
 * hashes are passed as JSON, because PostgreSQL would plan the statement again for each array. Each row is looked up by
 * its key (`limit 1`), because otherwise PostgreSQL expects a hundred tokens and reads all sessions.
 */
export async function findByAccess(db: Connection, accessHashes: readonly string[]): Promise<AccessRow[]> {
  const { rows } = await sql<AccessRow>`
    select s.access_hash, s.family_id, f.member_id, f.group_id, f.group_member_id, f.group_role, f.agreement_due,
      m.suspended_until, f.host_only, s.access_expires_at, s.used_at
    from jsonb_array_elements_text(${JSON.stringify(accessHashes)}::jsonb) as asked (hash)
    cross join lateral (
      select access_hash, family_id, access_expires_at, used_at from sessions where access_hash = asked.hash limit 1
    ) s
    cross join lateral (
      select member_id, group_id, group_member_id, group_role, agreement_due, host_only from session_families
      where id = s.family_id and ended_at is null limit 1
    ) f
    left join lateral (select suspended_until from members where id = f.member_id limit 1) m on true`.execute(
    db,
  );
  return rows;
}

/** Records the first use of sessions, by their access tokens. */
export async function markUsed(db: Connection, accessHashes: readonly string[], at: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ used_at: at })
    .where('access_hash', 'in', accessHashes)
    .where('used_at', 'is', null)
    .execute();
}

/**
 * The session of a refresh token. Locks its family until the transaction ends, so that refreshes run one after another.
 */
export async function lockByRefresh(tx: Tx, refreshHash: string): Promise<RefreshRow | undefined> {
  const found = await tx
    .selectFrom('sessions')
    .select('family_id')
    .where('refresh_hash', '=', refreshHash)
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const family = await tx
    .selectFrom('session_families')
    .select(['ended_at', 'expires_at as family_expires_at'])
    .where('id', '=', found.family_id)
    .forUpdate()
    .executeTakeFirst();
  // Read after the lock, because another refresh may have rotated it while we waited.
  const session = await tx
    .selectFrom('sessions')
    .select(['family_id', 'refresh_expires_at', 'rotated_at'])
    .where('refresh_hash', '=', refreshHash)
    .executeTakeFirst();
  return family && session && { ...session, ...family };
}

/** When the tokens of a session expire, and whether one of them was used. */
export async function findSession(
  tx: Tx,
  refreshHash: string,
): Promise<{ access_expires_at: Date; refresh_expires_at: Date; is_used: boolean } | undefined> {
  return await tx
    .selectFrom('sessions')
    .select([
      'access_expires_at',
      'refresh_expires_at',
      sql<boolean>`used_at is not null or rotated_at is not null`.as('is_used'),
    ])
    .where('refresh_hash', '=', refreshHash)
    .executeTakeFirst();
}

/** When the newest access token of a family expires; undefined if the family has ended. */
export async function familyExpiry(db: Connection, familyId: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('sessions as s')
    .innerJoin('session_families as f', 'f.id', 's.family_id')
    .select('s.access_expires_at')
    .where('s.family_id', '=', familyId)
    .where('f.ended_at', 'is', null)
    .orderBy('s.access_expires_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.access_expires_at;
}

export async function markRotated(tx: Tx, refreshHash: string, at: Date): Promise<void> {
  await tx.updateTable('sessions').set({ rotated_at: at }).where('refresh_hash', '=', refreshHash).execute();
}

/** Extends the access token of a session. */
export async function prolongAccess(tx: Tx, refreshHash: string, expiresAt: Date): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ access_expires_at: expiresAt })
    .where('refresh_hash', '=', refreshHash)
    .execute();
}

/** Records that a session is in use. */
export async function touchFamily(tx: Tx, familyId: string, at: Date): Promise<void> {
  await tx.updateTable('session_families').set({ last_used_at: at }).where('id', '=', familyId).execute();
}

/** Selects one sign-in, one of a member, all of a person, or all except one. */
export type FamilySelection =
  | { id: string }
  | { memberId: string; id: string }
  | { memberId: string; except?: string }
  | { groupMemberId: string; except?: string };

/** Why a session family ended. */
export type EndReason = 'logout' | 'reuse' | 'revoked';

/** Ends families that are still open, and returns them. */
export async function endFamilies(
  tx: Tx,
  which: FamilySelection,
  reason: EndReason,
  at: Date,
): Promise<{ id: string; last_used_at: Date }[]> {
  let ending = tx
    .updateTable('session_families')
    .set({ ended_at: at, end_reason: reason })
    .where('ended_at', 'is', null);
  if ('id' in which) ending = ending.where('id', '=', which.id);
  if ('memberId' in which) ending = ending.where('member_id', '=', which.memberId);
  if ('except' in which && which.except !== undefined) ending = ending.where('id', '<>', which.except);
  if ('groupMemberId' in which) ending = ending.where('group_member_id', '=', which.groupMemberId);
  return await ending.returning(['id', 'last_used_at']).execute();
}

/** Ends families that were opened with others, and returns them (rule 6.59). */
export async function endOpenedWith(
  tx: Tx,
  familyIds: readonly string[],
  reason: EndReason,
  at: Date,
): Promise<{ id: string }[]> {
  if (familyIds.length === 0) return [];
  return await tx
    .updateTable('session_families')
    .set({ ended_at: at, end_reason: reason })
    .where('opened_with', 'in', familyIds)
    .where('ended_at', 'is', null)
    .returning('id')
    .execute();
}

/** The open sign-ins of a member, or of a person in a group, that were used after a time. The last used comes first. */
export async function listFamilies(
  db: Connection,
  who: { memberId: string } | { groupMemberId: string },
  usedAfter: Date,
): Promise<
  Pick<NewFamily, 'id' | 'device' | 'browser' | 'system' | 'network' | 'created_at' | 'last_used_at'>[]
> {
  return await db
    .selectFrom('session_families')
    .select(['id', 'device', 'browser', 'system', 'network', 'created_at', 'last_used_at'])
    .where((where) =>
      'memberId' in who
        ? where('member_id', '=', who.memberId)
        : where('group_member_id', '=', who.groupMemberId),
    )
    .where('ended_at', 'is', null)
    .where('last_used_at', '>', usedAfter)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Deletes sessions whose refresh token has expired. */
export async function deleteSessions(db: Connection, expiredBefore: Date): Promise<void> {
  await db.deleteFrom('sessions').where('refresh_expires_at', '<', expiredBefore).execute();
}

/**
 * Blocks a member's present and later sessions until a given time; null ends the block. Signing in stays possible, but
 * only operations marked `x-while-blocked` can be called (rule 7.17).
 */
export async function blockSessions(tx: Tx, memberId: string, until: Date | null): Promise<void> {
  await tx.updateTable('members').set({ suspended_until: until }).where('id', '=', memberId).execute();
}
