import type { Connection } from '../../../platform/database/database.ts';
import { normalMemberCode } from './member-code.ts';
import { findByCode } from './member-store.ts';

/** A member as somebody who invites. */
export interface CodeOwner {
  memberId: string;
  joinedAt: Date;
  /** The account is blocked or was let go. */
  closed: boolean;
}

/** Whose member code this is, as a person may have typed it. */
export async function ownerOfCode(db: Connection, typed: string): Promise<CodeOwner | undefined> {
  const row = await findByCode(db, normalMemberCode(typed));
  return row && { memberId: row.id, joinedAt: row.joined_at, closed: row.blocked_at !== null };
}

/** The code a member invites with, the blind index of their mobile and since when they are one. */
export async function invitingFacts(
  db: Connection,
  memberId: string,
): Promise<{ code: string; mobileIndex: string; joinedAt: Date; closed: boolean }> {
  const row = await db
    .selectFrom('members')
    .select(['member_code', 'mobile_index', 'joined_at', 'blocked_at'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return {
    code: row.member_code,
    mobileIndex: row.mobile_index,
    joinedAt: row.joined_at,
    closed: row.blocked_at !== null,
  };
}

/** Whether anybody but `memberId` has ever signed in to an account on this device, as long as sign-ins are kept. */
export async function othersUsedDevice(db: Connection, deviceId: string, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('session_families')
    .select('id')
    .where('device_id', '=', deviceId)
    .where('member_id', 'is not', null)
    .where('member_id', '<>', memberId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
