import type { EarnedTransfer, ReconcileCheck } from '../../../ledger/api.ts';
import { earnedTransfers, findInBatches, paidCheck } from '../../../ledger/module.ts';
import { type PaidReward, readPaid, readUnclaimed } from './paid-reward-store.ts';
import { rewardKey } from './pay-out.ts';

const paid = paidCheck<PaidReward>({
  name: 'every reward of a discussion group has paid what it says',
  read: readPaid,
  paid: (reward) => ({
    memberId: reward.paid_to,
    key: rewardKey(reward),
    coins: reward.coins,
    what: `reward of ${reward.group_member_id} in group ${reward.group_id}`,
  }),
});

const claimed: ReconcileCheck = {
  name: 'no discussion group has paid anybody without saying so',
  run: (db, signal) =>
    findInBatches<EarnedTransfer>(
      (last, count) => earnedTransfers(db, 'group', last, count),
      async (batch) =>
        (await readUnclaimed(db, batch)).map(({ memberId, key }) => ({
          memberId,
          detail: `transfer ${key} belongs to no paid reward`,
        })),
      signal,
    ),
};

/** For `yayan reconcile`: each paid reward has its transfer, and no other reward has one (rule 4.5). */
export const groupRewardChecks: readonly ReconcileCheck[] = [paid, claimed];
