import type { Connection } from '../../platform/database/database.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { deleteOpenEntries } from './koi/entry-store.ts';
import { eraseTries, selectAllTries } from './quiz/try-store.ts';

/** Every draw of a member, for the export of their data. */
export async function campaignData(db: Connection, memberId: string): Promise<object[]> {
  return await db
    .selectFrom('campaign_draws as d')
    .innerJoin('campaigns as c', 'c.id', 'd.campaign_id')
    .select(['c.title', 'd.pseudonym', 'd.number', 'd.client_seed as clientSeed', 'd.prize_id as prize'])
    .select('d.drawn_at as at')
    .where('d.member_id', '=', memberId)
    .orderBy('d.id')
    .execute();
}

/** Every quiz try of a member, for the export of their data. */
export async function quizData(db: Connection, memberId: string): Promise<object[]> {
  return await selectAllTries(db, memberId);
}

/**
 * Erases the devices of a member's draws, and removes them from open lists of entrants. Draws and closed lists keep the
 * pseudonym, because others verify them.
 */
export async function eraseCampaignDevices(tx: Tx, memberId: string): Promise<void> {
  await deleteOpenEntries(tx, memberId);
  await eraseTries(tx, memberId);
  await tx.updateTable('campaign_members').set({ device: '' }).where('member_id', '=', memberId).execute();
}
