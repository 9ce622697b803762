import type { Connection } from '../../platform/database/database.ts';
import { findInBatches } from '../ledger/find-in-batches.ts';
import { unposted } from '../ledger/ledger.ts';
import type { Finding, ReconcileCheck } from '../ledger/reconcile-check.ts';
import { rewardKey } from './earn-step.ts';
import { readAllRewards, type StoredReward } from './reward-store.ts';

/** For `yayan reconcile`: what every invited step says it paid is what the ledger paid. */
export const inviteRewardsPaid: ReconcileCheck = {
  name: 'every step of an invited member has paid the inviter what it says',
  run: (db) =>
    findInBatches<StoredReward>(
      (last, count) => readAllRewards(db, last, count),
      (batch) => unpaid(db, batch),
    ),
};

async function unpaid(db: Connection, rewards: readonly StoredReward[]): Promise<Finding[]> {
  const expected = rewards.map((reward) => ({
    memberId: reward.inviter_id,
    key: rewardKey(reward),
    coins: reward.coins,
    step: reward.step,
  }));
  return (await unposted(db, expected)).map(({ memberId, step, coins }) => ({
    memberId,
    detail: `invited step ${step} says ${coins} coins`,
  }));
}
