import type { Tx } from '../../platform/database/tx.ts';
import { eraseDevices } from './core/participant-store.ts';
import { deleteOpenEntries } from './koi/entry-store.ts';
import { eraseTries } from './quiz/try-store.ts';

/**
 * Erases the devices of a member's draws, and removes them from open lists of entrants. Draws and closed lists keep the
 * pseudonym, because others verify them.
 */
export async function eraseCampaignDevices(tx: Tx, memberId: string): Promise<void> {
  await deleteOpenEntries(tx, memberId);
  await eraseTries(tx, memberId);
  await eraseDevices(tx, memberId);
}
