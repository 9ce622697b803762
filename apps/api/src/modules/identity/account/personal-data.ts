import type { Cipher } from '../../../platform/crypto/cipher.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** The versions a member agreed to, newest first. */
export async function listConsents(
  db: Connection,
  memberId: string,
): Promise<{ version: string; agreedAt: Date }[]> {
  return await db
    .selectFrom('consents')
    .select(['version', 'agreed_at as agreedAt'])
    .where('member_id', '=', memberId)
    .orderBy('agreed_at', 'desc')
    .execute();
}

/** Everything identity stores about a member, unmasked, for the export of their own data (rule 2.23). */
export async function identityData(cipher: Cipher, db: Connection, memberId: string): Promise<object> {
  const member = await db
    .selectFrom('members')
    .select(['mobile_sealed', 'email_sealed', 'member_code', 'joined_at'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const bindings = await db
    .selectFrom('sns_bindings')
    .select(['type', 'nickname_sealed', 'bound_at'])
    .where('member_id', '=', memberId)
    .execute();
  const devices = await db
    .selectFrom('session_families')
    .select(['browser', 'system', 'network', 'created_at as signedInAt', 'last_used_at as lastUsedAt'])
    .where('member_id', '=', memberId)
    .execute();
  return {
    mobile: cipher.open(member.mobile_sealed),
    email: member.email_sealed && cipher.open(member.email_sealed),
    memberCode: member.member_code,
    joinedAt: member.joined_at,
    thirdParties: bindings.map(({ type, nickname_sealed, bound_at }) => ({
      type,
      nickname: nickname_sealed && cipher.open(nickname_sealed),
      boundAt: bound_at,
    })),
    devices,
  };
}

/** Whether a member has signed in after a given time, on any device, even if that session has ended since. */
export async function hasSignedInSince(db: Connection, memberId: string, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('session_families')
    .select('id')
    .where('member_id', '=', memberId)
    .where('created_at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Erases everything that identifies a member (rule 2.22). A pseudonym remains that nobody can sign in to, and the
 * mobile is free for a new account. The caller ends the sign-ins.
 */
export async function eraseIdentity(tx: Tx, cipher: Cipher, memberId: string, at: Date): Promise<void> {
  await tx.deleteFrom('sns_bindings').where('member_id', '=', memberId).execute();
  await tx.deleteFrom('passwords').where('member_id', '=', memberId).execute();
  await tx.deleteFrom('check_tickets').where('member_id', '=', memberId).execute();
  await tx
    .updateTable('session_families')
    .set({ device_id: null, browser_index: null, browser: null, system: null, network: null })
    .where('member_id', '=', memberId)
    .execute();
  await tx
    .updateTable('members')
    .set({
      mobile_sealed: cipher.seal(''),
      mobile_index: `closed:${memberId}`,
      email_sealed: null,
      blocked_at: at,
    })
    .where('id', '=', memberId)
    .execute();
}
