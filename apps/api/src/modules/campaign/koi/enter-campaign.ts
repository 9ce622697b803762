import { CoinCauseKind, type DataOf } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import type { Idempotency } from '../../../call/call.ts';
import { idempotently } from '../../../platform/idempotency/idempotency.ts';
import { transfer } from '../../ledger/module.ts';
import type { Campaign } from '../core/campaign.ts';
import { holdCampaign } from '../core/campaign-store.ts';
import { spendChance } from '../chances/chance-store.ts';
import { collectChances } from '../chances/chances.ts';
import type { CampaignDeps } from '../core/deps.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { lockParticipant, type ParticipantRequest } from '../core/participant.ts';
import { selectEntry } from '../core/participant-store.ts';
import { requireRunning } from '../core/require-running.ts';
import { ownStateOf } from '../draw/own-state.ts';
import { storeEntry } from './entry-store.ts';

interface Request extends ParticipantRequest {
  clientSeed: string;
}

/** Key of the transfer that an entry pays by. */
export const entryKey = (campaignId: string): string => `entry:${campaignId}`;

/**
 * Enters a member in a 锦鲤 draw (rule 12.10), once for each member: spends a chance and pays the consolation. Refuses
 * with NOT_FOUND, CAMPAIGN_NOT_ENTERED, CAMPAIGN_NOT_STARTED, CAMPAIGN_PAUSED, CAMPAIGN_ENDED, CAMPAIGN_DEVICE_LIMIT and
 * NO_CHANCE_LEFT.
 */
export async function enterCampaign(
  deps: CampaignDeps,
  request: Request,
  { key, hash }: Idempotency,
): Promise<DataOf<'enterCampaign'>> {
  const { memberId } = request;
  return await idempotently(deps.platform.database, { memberId, key, hash }, (tx) =>
    enterIn(deps, tx, request),
  );
}

async function enterIn(deps: CampaignDeps, tx: Tx, request: Request): Promise<DataOf<'enterCampaign'>> {
  const { campaignId, memberId, clientSeed } = request;
  const at = deps.platform.clock.now();
  const campaign = requireRunning(await holdCampaign(tx, campaignId), 'enter', at);
  await lockParticipant(deps, tx, request);
  if ((await selectEntry(tx, request))?.enteredAt === null) {
    if (!(await spendChance(tx, request, 1))) {
      await collectChances(deps, tx, campaign, memberId);
      if (!(await spendChance(tx, request, 1))) return refuse('NO_CHANCE_LEFT');
    }
    await storeEntry(tx, request, { clientSeed, at });
    await pay(tx, { campaign, memberId, at });
  }
  return await ownStateOf(deps, tx, campaign, memberId);
}

async function pay(
  tx: Tx,
  { campaign, memberId, at }: { campaign: Campaign; memberId: string; at: Date },
): Promise<void> {
  if (campaign.consolation === 0) return;
  await transfer(tx, {
    key: entryKey(campaign.id),
    memberId,
    reason: 'earned',
    cause: { kind: CoinCauseKind.Campaign, id: campaign.id, title: `${campaign.title}：参与奖` },
    legs: [{ asset: 'coin', amount: campaign.consolation, platform: 'campaign' }],
    at,
  });
}
