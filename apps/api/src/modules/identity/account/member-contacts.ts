import type { Transaction } from 'kysely';
import { refuse } from '../../../errors/api-fault.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Schema } from '../../../platform/database/gen/schema.ts';
import type { ProvenMobile } from './register-ticket-store.ts';

/** The mobile of a member, sealed. Refuses with UNAUTHORISED when the member is gone. */
export async function mobileOf(db: Connection, memberId: string): Promise<ProvenMobile> {
  const row = await db
    .selectFrom('members')
    .select(['mobile_sealed', 'mobile_index'])
    .where('id', '=', memberId)
    .executeTakeFirst();
  return row ?? refuse('UNAUTHORISED');
}

/** Puts another mobile in the place of a member's. Fails on the constraint `members_mobile` when it has an account. */
export async function putMobile(
  tx: Transaction<Schema>,
  memberId: string,
  mobile: ProvenMobile,
): Promise<void> {
  await tx.updateTable('members').set(mobile).where('id', '=', memberId).execute();
}

/** The mail address of a member, sealed; null for one without. */
export async function sealedEmailOf(db: Connection, memberId: string): Promise<string | null> {
  const row = await db
    .selectFrom('members')
    .select('email_sealed')
    .where('id', '=', memberId)
    .executeTakeFirst();
  return row?.email_sealed ?? null;
}

/** Puts another mail address in the place of a member's. */
export async function putEmail(
  tx: Transaction<Schema>,
  memberId: string,
  emailSealed: string,
): Promise<void> {
  await tx.updateTable('members').set({ email_sealed: emailSealed }).where('id', '=', memberId).execute();
}
