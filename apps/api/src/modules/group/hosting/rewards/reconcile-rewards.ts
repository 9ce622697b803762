import { sql } from 'kysely';
import type { Connection } from '../../../../platform/database/database.ts';
import type { EarnedTransfer, ReconcileCheck } from '../../../ledger/api.ts';
import { earnedTransfers, findInBatches, paidCheck } from '../../../ledger/module.ts';
import type { RewardKey } from './reward-store.ts';
import { rewardKey } from './pay-out.ts';

type PaidReward = RewardKey & { coins: number; paid_to: string };

async function readPaid(db: Connection, after: RewardKey | undefined, limit: number): Promise<PaidReward[]> {
  const beyond = after
    ? sql`and (group_id, group_member_id) > (${after.group_id}::uuid, ${after.group_member_id}::uuid)`
    : sql``;
  const { rows } = await sql<PaidReward>`
    select group_id, group_member_id, coins, paid_to from group_rewards where state = 'paid' ${beyond}
    order by group_id, group_member_id limit ${limit}`.execute(db);
  return rows;
}

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

async function readUnclaimed(db: Connection, posted: readonly EarnedTransfer[]): Promise<EarnedTransfer[]> {
  const { rows } = await sql<{ key: string }>`
    select key from unnest(${posted.map(({ memberId }) => memberId)}::uuid[], ${posted.map(({ key }) => key)}::text[])
      as posted (member_id, key)
    where not exists (
      select from group_rewards r
      where r.paid_to = posted.member_id and 'group:' || r.group_id || ':' || r.group_member_id = posted.key)`.execute(
    db,
  );
  const unclaimed = new Set(rows.map(({ key }) => key));
  return posted.filter(({ key }) => unclaimed.has(key));
}

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
