import { sql } from 'kysely';
import type { Connection } from '../../../../platform/database/database.ts';
import type { EarnedTransfer } from '../../../ledger/api.ts';
import type { RewardKey } from './reward-store.ts';

/** A paid reward with its receiver. */
export type PaidReward = RewardKey & { coins: number; paid_to: string };

/** Paid rewards in the order of their keys, after one of them. */
export async function readPaid(
  db: Connection,
  after: RewardKey | undefined,
  limit: number,
): Promise<PaidReward[]> {
  const beyond = after
    ? sql`and (group_id, group_member_id) > (${after.group_id}::uuid, ${after.group_member_id}::uuid)`
    : sql``;
  const { rows } = await sql<PaidReward>`
    select group_id, group_member_id, coins, paid_to from group_rewards where state = 'paid' ${beyond}
    order by group_id, group_member_id limit ${limit}`.execute(db);
  return rows;
}

/** Those of these transfers that belong to no paid reward. */
export async function readUnclaimed(
  db: Connection,
  posted: readonly EarnedTransfer[],
): Promise<EarnedTransfer[]> {
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
