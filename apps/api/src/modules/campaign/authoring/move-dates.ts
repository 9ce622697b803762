import { refuse } from '../../../errors/api-fault.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type CampaignDates, faultOfDates } from '../core/campaign-dates.ts';
import { lockCampaign, selectCampaign } from '../core/campaign-store.ts';
import { moveDetail, movedDates } from '../core/date-change.ts';
import { insertAct, storeDates } from './authoring-store.ts';

interface Move {
  dates: CampaignDates;
  operator: string;
  /** Members read it. */
  reason: string;
}

/**
 * Moves the dates of a published campaign (rule 12.15). Waits for running draws. Seed, odds, and deadlines of wins stay. Refuses
 * with NOT_FOUND and what `faultOfDates` names.
 */
export async function moveDates(
  { clock, random }: Pick<Platform, 'clock' | 'random'>,
  tx: Tx,
  id: string,
  { dates, operator, reason }: Move,
): Promise<void> {
  await lockCampaign(tx, id);
  const campaign = (await selectCampaign(tx, id)) ?? refuse('NOT_FOUND');
  const at = clock.now();
  const fault = faultOfDates(campaign, dates, at);
  if (fault !== undefined) refuse(fault);
  await storeDates(tx, id, dates);
  const detail = moveDetail(movedDates(campaign, dates), reason);
  await insertAct(tx, random.uuid(), { campaignId: id, act: 'move', operator, detail, at });
}
