import type { Connection } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** The personal columns of a member's row. */
export async function selectPersonalRow(
  db: Connection,
  memberId: string,
): Promise<{ mobile_sealed: string; email_sealed: string | null; member_code: string; joined_at: Date }> {
  return await db
    .selectFrom('members')
    .select(['mobile_sealed', 'email_sealed', 'member_code', 'joined_at'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
}

/** The third-party accounts bound to a member. */
export async function selectBindings(
  db: Connection,
  memberId: string,
): Promise<{ type: number; nickname_sealed: string | null; bound_at: Date }[]> {
  return await db
    .selectFrom('sns_bindings')
    .select(['type', 'nickname_sealed', 'bound_at'])
    .where('member_id', '=', memberId)
    .execute();
}

/** Every device on which a member signed in. */
export async function selectDevices(db: Connection, memberId: string): Promise<object[]> {
  return await db
    .selectFrom('session_families')
    .select(['browser', 'system', 'network', 'created_at as signedInAt', 'last_used_at as lastUsedAt'])
    .where('member_id', '=', memberId)
    .execute();
}

/** Deletes a member's bindings, password and check tickets. */
export async function deleteSignInMethods(tx: Tx, memberId: string): Promise<void> {
  for (const table of ['sns_bindings', 'passwords', 'check_tickets'] as const)
    await tx.deleteFrom(table).where('member_id', '=', memberId).execute();
}

/** Erases the devices of a member's sign-ins. */
export async function eraseDevices(tx: Tx, memberId: string): Promise<void> {
  await tx
    .updateTable('session_families')
    .set({ device_id: null, browser_index: null, browser: null, system: null, network: null })
    .where('member_id', '=', memberId)
    .execute();
}

/** Replaces a member's mobile by an unused value, deletes the mail address and blocks the account. */
export async function eraseContacts(
  tx: Tx,
  memberId: string,
  { emptyMobile, at }: { emptyMobile: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('members')
    .set({
      mobile_sealed: emptyMobile,
      mobile_index: `closed:${memberId}`,
      email_sealed: null,
      blocked_at: at,
    })
    .where('id', '=', memberId)
    .execute();
}
