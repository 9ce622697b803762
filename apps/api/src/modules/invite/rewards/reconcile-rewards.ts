import { paidCheck } from '../../ledger/module.ts';
import { rewardKey } from './earn-step.ts';
import { readAllRewards, type StoredReward } from './reward-store.ts';

/** A reconcile check: the ledger's transfers match the stored rewards. */
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
