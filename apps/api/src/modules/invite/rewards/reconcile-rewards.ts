import { paidCheck } from '../../ledger/reconcile/paid-check.ts';
import { rewardKey } from './earn-step.ts';
import { readAllRewards, type StoredReward } from './reward-store.ts';

/** For `yayan reconcile`: what every invited step says it paid is what the ledger paid. */
export const inviteRewardsPaid = paidCheck<StoredReward>({
  name: 'every step of an invited member has paid the inviter what it says',
  read: readAllRewards,
  paid: (reward) => ({
    memberId: reward.inviter_id,
    key: rewardKey(reward),
    coins: reward.coins,
    what: `invited step ${reward.step}`,
  }),
});
