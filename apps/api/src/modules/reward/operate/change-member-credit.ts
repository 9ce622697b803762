import { refuse } from '../../../errors/api-fault.ts';
import type { Act } from '../../../platform/audit/act.ts';
import { balances, transfer } from '../../ledger/module.ts';
import { createMessages } from '../../message/module.ts';
import { readRuleNumber } from '../../rule/module.ts';
import { levelOf, readLevels } from '../levels/levels.ts';
import { memberLock, memberPlan } from './member-plan.ts';

/** A change of a member's credit by an operator. */
interface CreditByHand {
  memberId: string;
  /** Positive to the member, negative from the member. */
  points: number;
}

/** Changes the credit of a member by hand (rule 14.20). The level follows it, and never falls below none. */
export const changeMemberCredit: Act<CreditByHand> = {
  name: 'reward credit',
  needsReason: true,
  lockOf: memberLock,
  plan: async (platform, db, { memberId, points }) => {
    const { credit } = await balances(db, memberId);
    const after = credit + points;
    if (after < 0) refuse('FIELD_WRONG', { field: 'points', rule: 'minimum', limit: -credit });
    const levels = await readLevels(platform, db);
    const was = levelOf(levels, credit).name;
    const becomes = levelOf(levels, after).name;
    const mostAlone = await readRuleNumber(platform, db, 'creditAlone');
    return await memberPlan(db, memberId, {
      permission: Math.abs(points) > mostAlone ? 'coins.large' : 'coins.small',
      changes: [
        { field: 'credit', label: '权益值', before: String(credit), after: String(after) },
        ...(was === becomes ? [] : [{ field: 'level', label: '等级', before: was, after: becomes }]),
      ],
    });
  },
  run: async (platform, { memberId, points }, { id, reason }) => {
    await platform.database.transaction(async (tx) => {
      await transfer(tx, {
        key: `credit:${id}`,
        memberId,
        reason: 'corrected',
        cause: { kind: 'correction', id, title: '权益值更正' },
        note: reason,
        legs: [{ asset: 'credit', amount: points, platform: 'issue' }],
        at: platform.clock.now(),
      });
      const message = { memberId, event: 'creditCorrected' as const, key: `credit:${id}` };
      await createMessages(platform).write(tx, { ...message, data: { points, reason } });
    });
  },
};
