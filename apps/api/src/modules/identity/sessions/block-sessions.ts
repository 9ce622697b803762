import type { Transaction } from 'kysely';
import type { Schema } from '../../../platform/database/gen/schema.ts';

/**
 * Blocks a member's present and later sign-ins until a moment, or ends the block with null. Signing in stays possible;
 * only what `x-while-blocked` marks can be called (rule 7.17).
 */
export async function blockSessions(
  tx: Transaction<Schema>,
  memberId: string,
  until: Date | null,
): Promise<void> {
  await tx.updateTable('members').set({ suspended_until: until }).where('id', '=', memberId).execute();
}
