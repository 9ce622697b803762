import { type AdultStatus, BenefitTarget } from '@yayan/contract';
import type { Connection } from '../../../platform/database/database.ts';
import type { WechatPayee } from '../../identity/api.ts';
import { wechatPayee } from '../../identity/module.ts';
import { balances } from '../../ledger/module.ts';
import { countConsignees } from '../../member/module.ts';
import type { FeeFree } from '../../reward/api.ts';
import { feeFreeCards } from '../../reward/module.ts';
import type { Benefit } from '../catalogue/benefit.ts';
import { selectUsage, type Usage } from './order-limits-store.ts';
import type { Exchange, LevelRule } from '../deps.ts';
import { periodStarts } from './periods.ts';

/** The facts about a member that decide what they may exchange. */
export interface EligibilityFacts {
  balance: number;
  pending: number;
  /** Coins that invitations have brought. They count as exchanged last (rule 4.15). */
  invitationCoins: number;
  rule: LevelRule;
  adultStatus: AdultStatus | null;
  used: Usage;
  feeFree: FeeFree;
  /** The bound WeChat account that can be paid; read for cash only. */
  wechat: WechatPayee | null;
  /** How many addresses the member has; read for goods only. */
  addresses: number;
}

/** Reads the facts for one benefit, or in general when `benefit` is null. */
export async function readEligibilityFacts(
  exchange: Exchange,
  db: Connection,
  memberId: string,
  benefit: Pick<Benefit, 'id' | 'target'> | null,
): Promise<EligibilityFacts> {
  const { platform, levelRuleOf, adultStatusOf, invitationCoinsOf } = exchange;
  const at = platform.clock.now();
  const { coins, pendingCoins, credit } = await balances(db, memberId);
  return {
    balance: coins,
    pending: pendingCoins,
    invitationCoins: await invitationCoinsOf(db, memberId),
    rule: levelRuleOf(credit),
    adultStatus: await adultStatusOf(db, memberId),
    used: await selectUsage(db, memberId, benefit?.id ?? null, periodStarts(at)),
    feeFree: await feeFreeCards(db, memberId, at),
    wechat: benefit?.target === BenefitTarget.Payee ? await findWechat(exchange, db, memberId) : null,
    addresses: benefit?.target === BenefitTarget.Consignee ? await countConsignees(db, memberId) : 0,
  };
}

/** The bound WeChat account of a member that cash can be paid to; null without one, or where WeChat is not set up. */
export async function findWechat(
  { platform: { cipher, config } }: Pick<Exchange, 'platform'>,
  db: Connection,
  memberId: string,
): Promise<WechatPayee | null> {
  const appId = config.payout.wechat?.appId;
  return appId === undefined ? null : await wechatPayee(db, cipher, memberId, appId);
}
