import type { Connection } from '../../platform/database/database.ts';
import { unposted } from '../ledger/ledger.ts';
import type { Finding, ReconcileCheck } from '../ledger/reconcile-check.ts';
import { rewardKey } from './earn-step.ts';
import { readAllRewards, type StoredReward } from './reward-store.ts';

const BATCH = 1000;
const FINDINGS = 100;

/** For `yayan reconcile`: what every invited step says it paid is what the ledger paid. */
export const inviteRewardsPaid: ReconcileCheck = {
  name: 'every step of an invited member has paid the inviter what it says',
  run: async (db) => {
    const findings: Finding[] = [];
    let last: StoredReward | undefined;
    do {
      const batch: StoredReward[] = await readAllRewards(db, last, BATCH);
      findings.push(...(await unpaid(db, batch)));
      last = batch.length === BATCH ? batch.at(-1) : undefined;
    } while (last !== undefined && findings.length < FINDINGS);
    return findings.slice(0, FINDINGS);
  },
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
