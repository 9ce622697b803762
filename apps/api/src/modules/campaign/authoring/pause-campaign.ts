import { refuse } from '../../../errors/api-fault.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockCampaign } from '../core/campaign-store.ts';
import { insertAct, storePause } from './authoring-store.ts';

interface Switch {
  act: 'pause' | 'resume';
  operator: string;
  detail: string;
}

async function switchIn({ clock, random }: Platform, tx: Tx, id: string, given: Switch): Promise<void> {
  const campaign = await lockCampaign(tx, id);
  if (campaign === undefined || campaign.publishedAt === null) return refuse('NOT_FOUND');
  if (campaign.endedAt !== null) refuse('CAMPAIGN_ENDED');
  const isPaused = campaign.pausedAt !== null;
  if (given.act === 'pause' && isPaused) refuse('CAMPAIGN_PAUSED');
  if (given.act === 'resume' && !isPaused) refuse('CAMPAIGN_NOT_PAUSED');
  const at = clock.now();
  await storePause(tx, id, given.act === 'pause' ? at : null);
  await insertAct(tx, random.uuid(), { campaignId: id, ...given, at });
}

/**
 * Pauses a campaign, or lets it go on (rule 12.14). Waits for running draws. Refuses with NOT_FOUND, CAMPAIGN_ENDED,
 * CAMPAIGN_PAUSED and CAMPAIGN_NOT_PAUSED.
 */
export const switchPause = async (platform: Platform, id: string, given: Switch): Promise<void> => {
  await platform.database.transaction((tx) => switchIn(platform, tx, id, given));
};
