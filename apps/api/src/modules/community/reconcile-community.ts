import type { ReconcileCheck } from '../ledger/api.ts';
import { paidCheck } from '../ledger/module.ts';
import { awardKey } from './awards/confirm-awards.ts';
import { courseKey } from './courses/quiz.ts';
import { type PaidReward, selectPaidPasses, selectPaidWins } from './paid-store.ts';

/** Reconcile checks of courses and awards (rules 13.6, 13.9). They only read. */
export const communityChecks: readonly ReconcileCheck[] = [
  paidCheck<PaidReward>({
    name: 'every passed course has paid what it says',
    read: selectPaidPasses,
    paid: ({ memberId, id, coins }) => ({
      memberId,
      key: courseKey(memberId, id),
      coins,
      what: `course ${id}`,
    }),
  }),
  paidCheck<PaidReward>({
    name: 'every award has paid what it says',
    read: selectPaidWins,
    paid: ({ memberId, id, coins }) => ({
      memberId,
      key: awardKey(memberId, id),
      coins,
      what: `award ${id}`,
    }),
  }),
];
