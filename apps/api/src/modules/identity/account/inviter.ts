import type { Connection } from '../../../platform/database/database.ts';
import { normalMemberCode } from './member-code.ts';
import { findByCode, selectMember } from '../members/member-store.ts';

/** The data of a member that inviting needs. */
export interface CodeOwner {
  memberId: string;
  joinedAt: Date;
  /** Whether the account is blocked or deleted. */
  closed: boolean;
}

/** Finds the owner of a member code. Accepts the code as people type it. */
export async function ownerOfCode(db: Connection, typed: string): Promise<CodeOwner | undefined> {
  const row = await findByCode(db, normalMemberCode(typed));
  return row && { memberId: row.id, joinedAt: row.joined_at, closed: row.blocked_at !== null };
}

/** The member's code, the blind index of their mobile, and when they joined. */
export async function invitingFacts(
  db: Connection,
  memberId: string,
): Promise<{ code: string; mobileIndex: string; joinedAt: Date; closed: boolean }> {
  const row = await selectMember(db, memberId);
  return {
    code: row.member_code,
    mobileIndex: row.mobile_index,
    joinedAt: row.joined_at,
    closed: row.blocked_at !== null,
  };
}
