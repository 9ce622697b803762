import { CampaignFace, CoinCauseKind, type DataOf, PrizeKind } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import type { Idempotency } from '../../../http/call.ts';
import { dayOf, addDays, endOfDay } from '../../../platform/calendar.ts';
import { idempotently } from '../../../platform/idempotency/idempotency.ts';
import { balances, transfer } from '../../ledger/ledger.ts';
import type { Campaign, Prize } from '../campaign.ts';
import { holdCampaign, selectPrizes } from '../campaign-store.ts';
import { collectChances, countChances } from '../chances/chances.ts';
import { spendChance } from '../chances/chance-store.ts';
import type { CampaignDeps, Tx } from '../deps.ts';
import { recordsPage } from '../campaign-pages.ts';
import { insertDraw, insertWin, type StoredDraw, type StoredWin } from './draw-store.ts';
import { rollOf } from './fair-draw.ts';
import { takeByRoll } from './odds-in-force.ts';
import { type Comer, takePart } from './participant.ts';
import { recordOf } from './record-view.ts';

interface Request extends Comer {
  clientSeed: string;
}

/**
 * Draws once for a member, once for each key (rules 12.3 to 12.6). The chance, the piece of the prize, the draw, its coins
 * and the message are one transaction, so that a crash leaves either all or nothing. Refuses with NOT_FOUND,
 * CAMPAIGN_NOT_DRAWN, CAMPAIGN_NOT_STARTED, CAMPAIGN_ENDED, CAMPAIGN_DEVICE_LIMIT and NO_CHANCE_LEFT.
 */
export async function drawOnce(
  deps: CampaignDeps,
  request: Request,
  { key, hash }: Idempotency,
): Promise<DataOf<'drawCampaign'>> {
  const { database } = deps.platform;
  return await idempotently(database, { memberId: request.memberId, key, hash }, (tx) =>
    drawIn(deps, tx, request),
  );
}

async function drawIn(deps: CampaignDeps, tx: Tx, request: Request): Promise<DataOf<'drawCampaign'>> {
  const { cipher, clock, random } = deps.platform;
  const { campaignId, memberId, clientSeed } = request;
  const at = clock.now();
  const campaign = openAt(await holdCampaign(tx, campaignId), at);
  const { draws, pseudonym } = await takePart(deps, tx, request);
  const number = draws + 1;
  if (!(await spendChance(tx, request, number))) {
    await collectChances(deps, tx, campaign, memberId);
    if (!(await spendChance(tx, request, number))) return refuse('NO_CHANCE_LEFT');
  }
  const roll = rollOf(cipher.open(campaign.seedSealed), { campaignId, pseudonym, number, clientSeed });
  const { version, prizeId } = await takeByRoll(tx, { campaignId, roll, at });
  const prize = prizeId === null ? null : await prizeOf(tx, campaignId, prizeId);
  const consolation = prize === null ? campaign.consolation : 0;
  const draw: StoredDraw = {
    campaignId,
    memberId,
    id: random.uuid(),
    number,
    pseudonym,
    clientSeed,
    version,
    roll,
    prizeId,
    consolation,
    at,
  };
  await insertDraw(tx, draw);
  const win = await settle(deps, tx, { campaign, draw, prize });
  const { left } = await countChances(deps, tx, campaign, memberId);
  const { coins } = await balances(tx, memberId);
  return { record: recordOf(draw, prize, win), chances: left, balance: coins };
}

/** The campaign, if it can be drawn from at this moment. */
function openAt(campaign: Campaign | undefined, at: Date): Campaign {
  if (campaign === undefined) return refuse('NOT_FOUND');
  if (campaign.face === CampaignFace.Koi) return refuse('CAMPAIGN_NOT_DRAWN');
  if (at < campaign.startsAt) return refuse('CAMPAIGN_NOT_STARTED');
  if (at >= campaign.endsAt || campaign.endedAt !== null) return refuse('CAMPAIGN_ENDED');
  return campaign;
}

async function prizeOf(tx: Tx, campaignId: string, prizeId: string): Promise<Prize> {
  const prize = (await selectPrizes(tx, campaignId)).find(({ id }) => id === prizeId);
  return prize ?? refuse('INTERNAL');
}

interface Drawn {
  campaign: Campaign;
  draw: StoredDraw;
  prize: Prize | null;
}

/** The key of the transfer that a draw pays by. */
export const drawKey = (id: string): string => `draw:${id}`;

/** Pays the coins of a draw, or opens its claim, and writes to a winner. */
export async function settle(
  { messages }: Pick<CampaignDeps, 'messages'>,
  tx: Tx,
  { campaign, draw, prize }: Drawn,
): Promise<StoredWin | null> {
  const { memberId, at } = draw;
  const coins = prize === null ? draw.consolation : (prize.coins ?? 0);
  if (coins > 0)
    await transfer(tx, {
      key: drawKey(draw.id),
      memberId,
      reason: 'earned',
      cause: {
        kind: CoinCauseKind.Campaign,
        id: campaign.id,
        title: `${campaign.title}：${prize === null ? '参与奖' : prize.title}`,
      },
      legs: [{ asset: 'coin', amount: coins, platform: 'campaign' }],
      at,
    });
  if (prize === null) return null;
  const link = recordsPage(campaign.face);
  const key = drawKey(draw.id);
  const { title } = prize;
  if (prize.kind === PrizeKind.Coins) {
    await messages.write(tx, { memberId, event: 'coinsWon', key, data: { title, coins, link } });
    return null;
  }
  const claimBy = endOfDay(addDays(dayOf(at), campaign.claimDays));
  await insertWin(tx, draw, { prizeId: prize.id, claimBy });
  await messages.write(tx, { memberId, event: 'prizeWon', key, data: { title, claimBy, link } });
  return { state: 'open', claimBy, orderId: null, prizeId: prize.id };
}
