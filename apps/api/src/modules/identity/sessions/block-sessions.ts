import type { Tx } from '../../../platform/database/tx.ts';

/**
 * Blocks a member's present and later sessions until a given time; null ends the block. Signing in stays possible, but
 * only operations marked `x-while-blocked` can be called (rule 7.17).
 */
export async function blockSessions(tx: Tx, memberId: string, until: Date | null): Promise<void> {
  await tx.updateTable('members').set({ suspended_until: until }).where('id', '=', memberId).execute();
}
