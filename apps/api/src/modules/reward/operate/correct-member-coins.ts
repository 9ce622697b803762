import type { Platform } from '../../../platform/platform.ts';
import type { Act } from '../../../platform/audit/act.ts';
import { refuse } from '../../../errors/api-fault.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { balances, correctCoins } from '../../ledger/module.ts';
import { createMessages } from '../../message/module.ts';
import { readRuleNumber } from '../../rule/module.ts';
import { memberLock, memberPlan } from './member-plan.ts';

/** A correction of a member's coins by an operator. */
interface CoinCorrection {
  memberId: string;
  /** Positive to the member, negative from the member. */
  coins: number;
  /** Why, in words that the member reads. */
  reason: string;
  /** Names the correction: it is posted once. */
  id: string;
}

/** Posts a correction (rule 4.3), once for its id, and writes to the member (rule 7.1). */
async function correctAndNotify(
  platform: Platform,
  tx: Tx,
  { memberId, coins, reason, id }: CoinCorrection,
): Promise<Awaited<ReturnType<typeof correctCoins>>> {
  const posted = await correctCoins(tx, { memberId, coins, id, reason, at: platform.clock.now() });
  const message = { memberId, event: 'coinsCorrected' as const, key: `correction:${id}` };
  await createMessages(platform).write(tx, { ...message, data: { coins, reason } });
  return posted;
}

/** Corrects the coins of a member by hand (rule 14.12). */
export const correctMemberCoins: Act<Pick<CoinCorrection, 'memberId' | 'coins'>> = {
  name: 'reward correct',
  needsReason: true,
  lockOf: memberLock,
  plan: async (platform, db, { memberId, coins }) => {
    if (coins === 0) refuse('FIELD_WRONG', { field: 'coins', rule: 'not' });
    const before = (await balances(db, memberId)).coins;
    if (before + coins < 0) refuse('BALANCE_TOO_LOW');
    const mostAlone = await readRuleNumber(platform, db, 'coinsAlone');
    return await memberPlan(db, memberId, {
      permission: Math.abs(coins) > mostAlone ? 'coins.large' : 'coins.small',
      changes: [{ field: 'coins', label: '金币', before: String(before), after: String(before + coins) }],
    });
  },
  run: async (platform, input, { id, reason }) => {
    await platform.database.transaction((tx) => correctAndNotify(platform, tx, { ...input, reason, id }));
  },
};
