import { refuse } from '../../../errors/api-fault.ts';
import type { Act } from '../../../platform/audit/act.ts';
import { balances } from '../../ledger/module.ts';
import { createMessages } from '../../message/module.ts';
import { readRuleNumber } from '../../rule/module.ts';
import { changeQuality } from '../quality/quality.ts';
import { memberPlan, memberLock } from './member-plan.ts';

const HIGHEST = 100;

/** A change of a member's quality by an operator. */
export interface QualityByHand {
  memberId: string;
  /** Positive or negative. The score stays within 0 to 100. */
  points: number;
  /** The rule that the change follows, in words that the member reads. */
  rule: string;
  /** How many days a deduction lasts; null means without end. */
  days: number | null;
}

const after = (before: number, points: number): number => Math.min(HIGHEST, Math.max(0, before + points));

/** Changes the quality of a member by hand, with reason and rule (rules 4.11 and 14.20). */
export const changeMemberQuality: Act<QualityByHand> = {
  name: 'reward quality',
  needsReason: true,
  lockOf: memberLock,
  plan: async (platform, db, { memberId, points, rule }) => {
    const before = (await balances(db, memberId)).quality;
    if (rule.trim() === '') refuse('FIELD_WRONG', { field: 'rule' });
    const mostAlone = await readRuleNumber(platform, db, 'qualityAlone');
    return await memberPlan(db, memberId, {
      permission: Math.abs(points) > mostAlone ? 'coins.large' : 'coins.small',
      changes: [
        {
          field: 'quality',
          label: '质量分',
          before: String(before),
          after: String(after(before, points)),
        },
      ],
    });
  },
  run: async (platform, { memberId, points, rule, days }, { id, reason }) => {
    const asked = {
      memberId,
      key: `operator:${id}`,
      points,
      cause: { kind: 'correction' as const, id, title: '质量审核' },
      reason,
      rule,
      days: points < 0 ? days : null,
      at: platform.clock.now(),
    };
    await platform.database.transaction((tx) => changeQuality(tx, asked, createMessages(platform)));
  },
};
