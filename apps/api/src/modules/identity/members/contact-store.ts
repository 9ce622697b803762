import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import type { ProvenMobile } from './register-ticket-store.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** The sealed mobile of a member; undefined when the member no longer exists. */
export async function selectMobile(db: Connection, memberId: string): Promise<ProvenMobile | undefined> {
  return await db
    .selectFrom('members')
    .select(['mobile_sealed', 'mobile_index'])
    .where('id', '=', memberId)
    .executeTakeFirst();
}

/** Replaces a member's mobile. Fails on the constraint `members_mobile` if the new mobile has an account. */
export async function putMobile(tx: Tx, memberId: string, mobile: ProvenMobile): Promise<void> {
  await tx.updateTable('members').set(mobile).where('id', '=', memberId).execute();
}

/** The sealed mail address of a member, or null. */
export async function sealedEmailOf(db: Connection, memberId: string): Promise<string | null> {
  const row = await db
    .selectFrom('members')
    .select('email_sealed')
    .where('id', '=', memberId)
    .executeTakeFirst();
  return row?.email_sealed ?? null;
}

/** Returns those of the given members who have a mail address. */
export async function membersWithEmail(
  db: Connection,
  memberIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from members where id = any(${memberIds}::uuid[]) and email_sealed is not null`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Replaces a member's mail address. */
export async function putEmail(tx: Tx, memberId: string, emailSealed: string): Promise<void> {
  await tx.updateTable('members').set({ email_sealed: emailSealed }).where('id', '=', memberId).execute();
}
