import { BenefitTarget, PrizeKind } from '@yayan/contract';
import type { CampaignDeps, StockDeps } from '../../modules/campaign/api.ts';
import { exchangePauses } from '../../modules/feedback/module.ts';
import { maskedNickname } from '../../modules/invite/module.ts';
import { memberCards } from '../../modules/member/module.ts';
import type { MessageBatches } from '../../modules/message/api.ts';
import { checkedInBetween } from '../../modules/reward/module.ts';
import {
  benefitCovers,
  checkPrize,
  orderPrize,
  releasePrize,
  reservePrize,
} from '../../modules/exchange/module.ts';
import type { Exchange } from '../../modules/exchange/api.ts';
import { acceptedBetween } from '../../modules/task/module.ts';
import type { Platform } from '../../platform/platform.ts';

const TARGETS: Readonly<Record<string, BenefitTarget>> = {
  [PrizeKind.Goods]: BenefitTarget.Consignee,
  [PrizeKind.Codes]: BenefitTarget.Codes,
  [PrizeKind.Cash]: BenefitTarget.Payee,
  [PrizeKind.Mobile]: BenefitTarget.Mobile,
};

const targetOf = (kind: string): BenefitTarget => {
  const target = TARGETS[kind];
  if (target === undefined) throw new Error(`No benefit delivers a prize of ${kind}`);
  return target;
};

/** How prizes are taken from the exchange's stock and returned to it. */
export const prizeStock: StockDeps['orders'] = {
  check: async (db, { kind, ...benefit }, count) => {
    await checkPrize(db, { ...benefit, target: targetOf(kind) }, count);
  },
  reserve: async (tx, { kind, ...benefit }, count) => {
    await reservePrize(tx, { ...benefit, target: targetOf(kind) }, count);
  },
  release: releasePrize,
};

/**
 * The functions of other areas that campaigns use: those that earn chances, and the exchange, which delivers prizes.
 */
export function campaignDeps(platform: Platform, exchange: Exchange, messages: MessageBatches): CampaignDeps {
  return {
    platform,
    messages,
    earnedBy: { checkin: checkedInBetween, task: acceptedBetween },
    orders: {
      ...prizeStock,
      order: async (tx, order) => await orderPrize(exchange, tx, order),
    },
    coversOf: benefitCovers,
    exchangePauses,
    namesOf: async (db, memberIds) => {
      const cards = await memberCards(db, memberIds);
      return new Map([...cards].map(([id, { nickname }]) => [id, maskedNickname(nickname)]));
    },
  };
}
