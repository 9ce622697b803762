import { refuse } from '../../../errors/api-fault.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { selectCampaign, selectPrizes } from '../core/campaign-store.ts';
import type { CampaignDeps } from '../core/deps.ts';
import { recordsPageOf } from '../core/record-links.ts';
import { lockWin, moveDeadline, storeVoid } from './claim-store.ts';

/** The draw whose win an operator changes. */
export interface WonDraw {
  campaignId: string;
  memberId: string;
  number: number;
}

/** What voiding needs. */
export type VoidDeps = Pick<CampaignDeps, 'platform' | 'messages'> & {
  orders: Pick<CampaignDeps['orders'], 'release'>;
};

async function requireOpen(tx: Tx, win: WonDraw): Promise<{ prizeId: string; claimBy: Date }> {
  const found = (await lockWin(tx, win)) ?? refuse('WIN_NOT_OPEN');
  return found.state === 'open' ? found : refuse('WIN_NOT_OPEN');
}

/**
 * Voids a win that nobody claimed (rule 14.36): its piece goes back on sale, and the winner reads the reason. The draw and
 * its place in the chain stay. Refuses with WIN_NOT_OPEN.
 */
export async function voidWin(
  tx: Tx,
  { platform, messages, orders }: VoidDeps,
  win: WonDraw,
  { by, reason }: { by: string; reason: string },
): Promise<void> {
  const { campaignId, memberId, number } = win;
  const { prizeId } = await requireOpen(tx, win);
  const { face, title } = (await selectCampaign(tx, campaignId)) ?? refuse('NOT_FOUND');
  const prize = (await selectPrizes(tx, campaignId)).find(({ id }) => id === prizeId) ?? refuse('INTERNAL');
  await storeVoid(tx, win, { by, reason, at: platform.clock.now() });
  const { benefitId, choiceId } = prize;
  if (benefitId !== null) await orders.release(tx, { benefitId, choiceId }, 1);
  await messages.write(tx, {
    memberId,
    event: 'prizeVoided',
    key: `prize-voided:${campaignId}:${number}`,
    data: { title: prize.title, campaign: title, reason, link: recordsPageOf({ id: campaignId, face }) },
  });
}

/** Gives a winner more time to claim. They are reminded again. Refuses with WIN_NOT_OPEN and CLAIM_NOT_LATER. */
export async function extendClaim(tx: Tx, win: WonDraw, claimBy: Date): Promise<void> {
  const before = await requireOpen(tx, win);
  if (claimBy <= before.claimBy) refuse('CLAIM_NOT_LATER');
  await moveDeadline(tx, win, claimBy);
}
