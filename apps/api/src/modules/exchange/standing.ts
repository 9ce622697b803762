import type { AdultStatus } from '@yayan/contract';
import type { Connection } from '../../platform/database/database.ts';
import { balances } from '../ledger/ledger.ts';
import { selectUse, type Use } from './order-store.ts';
import type { Exchange, LevelRule } from './parts.ts';
import { periodStarts } from './periods.ts';

/** How a member stands to exchange something. */
export interface Standing {
  balance: number;
  pending: number;
  rule: LevelRule;
  adultStatus: AdultStatus | null;
  used: Use;
}

/** Reads how a member stands, towards one benefit or (null) in general. */
export async function readStanding(
  { platform, levelRuleOf, adultStatusOf }: Exchange,
  db: Connection,
  memberId: string,
  benefitId: string | null,
): Promise<Standing> {
  const { coins, pendingCoins, credit } = await balances(db, memberId);
  return {
    balance: coins,
    pending: pendingCoins,
    rule: levelRuleOf(credit),
    adultStatus: await adultStatusOf(db, memberId),
    used: await selectUse(db, memberId, benefitId, periodStarts(platform.clock.now())),
  };
}
