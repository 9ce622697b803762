import { refuse } from '../../../errors/api-fault.ts';
import type { Act } from '../../../platform/audit/act.ts';
import { forgiveOwed, owedCoins } from '../../ledger/module.ts';
import { createMessages } from '../../message/module.ts';
import { readRuleNumber } from '../../rule/module.ts';
import { memberPlan, memberLock } from './member-plan.ts';

/** Forgives coins that a member owes, the oldest debt first (rules 4.16 and 14.20). */
export const forgiveMemberDebt: Act<{ memberId: string; coins: number }> = {
  name: 'reward forgive',
  needsReason: true,
  lockOf: memberLock,
  plan: async (platform, db, { memberId, coins }) => {
    const owed = await owedCoins(db, memberId);
    if (coins > owed) refuse('DEBT_SMALLER', { most: owed });
    const mostAlone = await readRuleNumber(platform, db, 'coinsAlone');
    return await memberPlan(db, memberId, {
      permission: coins > mostAlone ? 'coins.large' : 'coins.small',
      changes: [{ field: 'owed', label: '待抵扣', before: String(owed), after: String(owed - coins) }],
    });
  },
  run: async (platform, { memberId, coins }, { id, reason }) => {
    await platform.database.transaction(async (tx) => {
      if ((await forgiveOwed(tx, memberId, coins)) < coins) refuse('DEBT_SMALLER');
      await createMessages(platform).write(tx, {
        memberId,
        event: 'debtForgiven',
        key: `act:${id}`,
        data: { coins, reason },
      });
    });
  },
};
