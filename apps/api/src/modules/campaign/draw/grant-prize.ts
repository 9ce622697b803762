import { CoinCauseKind, PrizeKind } from '@yayan/contract';
import { addDays, dayOf, endOfDay } from '../../../platform/calendar.ts';
import { transfer } from '../../ledger/module.ts';
import type { Posting } from '../../ledger/api.ts';
import type { NewMessage } from '../../message/api.ts';
import type { Campaign, Prize } from '../core/campaign.ts';
import type { CampaignDeps } from '../core/deps.ts';
import { recordsPageOf } from '../core/record-links.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { insertWin, type StoredDraw, type StoredWin } from './draw-store.ts';

/** A prize without its numbers of pieces. */
export type WonPrize = Omit<Prize, 'stock' | 'remaining'>;

/** A draw and its prize. */
export interface DrawResult {
  campaign: Pick<Campaign, 'id' | 'face' | 'title' | 'claimDays'>;
  draw: StoredDraw;
  prize: WonPrize | null;
}

/** Key of the transfer that a draw pays by. */
export const drawKey = (id: string): string => `draw:${id}`;

/** The transfer of the coins that a draw pays at once (rule 12.7); undefined if it pays none. */
export function payOf({ campaign, draw, prize }: DrawResult): Posting | undefined {
  const coins = prize === null ? draw.consolation : (prize.coins ?? 0);
  if (coins === 0) return undefined;
  return {
    key: drawKey(draw.id),
    memberId: draw.memberId,
    reason: 'earned',
    cause: {
      kind: CoinCauseKind.Campaign,
      id: campaign.id,
      title: `${campaign.title}：${prize === null ? '参与奖' : prize.title}`,
    },
    legs: [{ asset: 'coin', amount: coins, platform: 'campaign' }],
    at: draw.at,
  };
}

/** The win to claim; null if there is nothing to claim. */
export function winOf({ campaign, draw, prize }: DrawResult): StoredWin | null {
  if (prize === null || prize.kind === PrizeKind.Coins) return null;
  const claimBy = endOfDay(addDays(dayOf(draw.at), campaign.claimDays));
  return { state: 'open', claimBy, orderId: null, prizeId: prize.id };
}

/** The message to the winner; undefined for a draw without a prize. */
export function messageOf(result: DrawResult): NewMessage<'coinsWon' | 'prizeWon'> | undefined {
  const { campaign, draw, prize } = result;
  if (prize === null) return undefined;
  const { title } = prize;
  const link = recordsPageOf(campaign);
  const head = { memberId: draw.memberId, key: drawKey(draw.id) };
  const win = winOf(result);
  return win === null
    ? { ...head, event: 'coinsWon', data: { title, coins: prize.coins ?? 0, link } }
    : { ...head, event: 'prizeWon', data: { title, claimBy: win.claimBy, link } };
}

/** Pays the coins of a stored draw or stores its win, and writes to the winner. */
export async function grantPrize(
  { messages }: Pick<CampaignDeps, 'messages'>,
  tx: Tx,
  result: DrawResult,
): Promise<void> {
  const [pay, win, message] = [payOf(result), winOf(result), messageOf(result)];
  if (pay !== undefined) await transfer(tx, pay);
  if (win !== null) await insertWin(tx, result.draw, win);
  if (message !== undefined) await messages.write(tx, message);
}
