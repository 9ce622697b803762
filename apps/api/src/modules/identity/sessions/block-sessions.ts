import type { Tx } from '../../../platform/database/tx.ts';

/**
 * Blocks a member's present and later sign-ins until a moment, or ends the block with null. Signing in stays possible;
 * only what `x-while-blocked` marks can be called (rule 7.17).
 */
export async function blockSessions(tx: Tx, memberId: string, until: Date | null): Promise<void> {
  await tx.updateTable('members').set({ suspended_until: until }).where('id', '=', memberId).execute();
}
