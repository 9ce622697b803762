import type { InviteStep } from '@yayan/contract';
import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export interface StoredReward {
  inviter_id: string;
  id: string;
  member_id: string;
  step: InviteStep;
  /** Id of the member or participation that completed the step. */
  cause_id: string;
  coins: number;
  earned_at: Date;
  /** When the coins become available; null until a survey releases them. */
  expected_at: Date | null;
  settled_at: Date | null;
  taken_back_at: Date | null;
  note: string | null;
  /** How often the step was earned again after its reward was taken back. */
  round: number;
}

const columns = [
  'inviter_id',
  'id',
  'member_id',
  'step',
  'cause_id',
  'coins',
  'earned_at',
  'expected_at',
  'settled_at',
  'taken_back_at',
  'note',
  'round',
] as const;

/** A reward from its row. The table's check constraints allow only these steps. */
const rewardOf = (row: Omit<StoredReward, 'step'> & { step: string }): StoredReward => ({
  ...row,
  step: row.step as InviteStep,
});

/** Stores the reward of a step; false if it is stored already. Concurrent calls for one step run one after another. */
export async function insertReward(
  tx: Tx,
  reward: Pick<
    StoredReward,
    'inviter_id' | 'id' | 'member_id' | 'step' | 'cause_id' | 'coins' | 'earned_at' | 'expected_at'
  >,
): Promise<boolean> {
  const added = await tx
    .insertInto('invite_rewards')
    .values(reward)
    .onConflict((conflict) => conflict.columns(['member_id', 'step']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/**
 * Stores that a step earns again because its reward was taken back. Returns the round, or undefined if the reward was
 * not taken back.
 */
export async function renewReward(
  tx: Tx,
  reward: Pick<StoredReward, 'member_id' | 'step' | 'cause_id' | 'coins' | 'earned_at' | 'expected_at'>,
): Promise<number | undefined> {
  const { member_id, step, ...renewed } = reward;
  const row = await tx
    .updateTable('invite_rewards')
    .set((eb) => ({
      ...renewed,
      round: eb('round', '+', 1),
      settled_at: null,
      taken_back_at: null,
      note: null,
    }))
    .where('member_id', '=', member_id)
    .where('step', '=', step)
    .where('taken_back_at', 'is not', null)
    .returning('round')
    .executeTakeFirst();
  return row?.round;
}

/** Pending rewards that are due, at most `count`. */
export async function selectDue(
  db: Connection,
  at: Date,
  count: number,
): Promise<{ inviter_id: string; id: string }[]> {
  return await db
    .selectFrom('invite_rewards')
    .select(['inviter_id', 'id'])
    .where('expected_at', '<=', at)
    .where('settled_at', 'is', null)
    .where('taken_back_at', 'is', null)
    .orderBy('expected_at')
    .limit(count)
    .execute();
}

/** Locks a reward until the transaction ends. */
export async function lockReward(tx: Tx, inviterId: string, id: string): Promise<StoredReward | undefined> {
  const row = await tx
    .selectFrom('invite_rewards')
    .select(columns)
    .where('inviter_id', '=', inviterId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && rewardOf(row);
}

/** Sets when an invited member's pending rewards become available; null removes the date. */
export async function setRewardDates(tx: Tx, memberId: string, expectedAt: Date | null): Promise<void> {
  await tx
    .updateTable('invite_rewards')
    .set({ expected_at: expectedAt })
    .where('member_id', '=', memberId)
    .where('settled_at', 'is', null)
    .where('taken_back_at', 'is', null)
    .execute();
}

/** The rewards of an invited member's steps that were not taken back. */
export async function selectRewardsNotTakenBack(db: Connection, memberId: string): Promise<StoredReward[]> {
  const rows = await db
    .selectFrom('invite_rewards')
    .select(columns)
    .where('member_id', '=', memberId)
    .where('taken_back_at', 'is', null)
    .execute();
  return rows.map(rewardOf);
}

/** The rewards of these invited members' steps, those that were taken back too. */
export async function selectRewardsOf(db: Connection, memberIds: readonly string[]): Promise<StoredReward[]> {
  if (memberIds.length === 0) return [];
  const rows = await db
    .selectFrom('invite_rewards')
    .select(columns)
    .where('member_id', 'in', memberIds)
    .execute();
  return rows.map(rewardOf);
}

export async function markReward(
  tx: Tx,
  { inviter_id, id }: Pick<StoredReward, 'inviter_id' | 'id'>,
  change: { settled_at: Date } | { taken_back_at: Date; note: string },
): Promise<void> {
  await tx
    .updateTable('invite_rewards')
    .set(change)
    .where('inviter_id', '=', inviter_id)
    .where('id', '=', id)
    .execute();
}

/** A page of a member's rewards, newest first. `before` is the last id of the page before. */
export async function selectRewards(
  db: Connection,
  inviterId: string,
  { before, count }: { before: string | null; count: number },
): Promise<StoredReward[]> {
  const all = db
    .selectFrom('invite_rewards')
    .select(columns)
    .where('inviter_id', '=', inviterId)
    .orderBy('id', 'desc')
    .limit(count);
  const rows = await (before === null ? all : all.where('id', '<', before)).execute();
  return rows.map(rewardOf);
}

/** Coins of a member's rewards that have arrived, and that are pending. */
export async function sumRewards(
  db: Connection,
  inviterId: string,
): Promise<{ earned: number; pending: number }> {
  const { rows } = await sql<{ earned: number; pending: number }>`
    select
      coalesce(sum(coins) filter (where settled_at is not null), 0)::bigint as earned,
      coalesce(sum(coins) filter (where settled_at is null), 0)::bigint as pending
    from invite_rewards where inviter_id = ${inviterId} and taken_back_at is null`.execute(db);
  return rows[0] ?? { earned: 0, pending: 0 };
}

/** All rewards in batches, for the reconcile check. */
export async function readAllRewards(
  db: Connection,
  after: StoredReward | undefined,
  count: number,
): Promise<StoredReward[]> {
  const all = db
    .selectFrom('invite_rewards')
    .select(columns)
    .orderBy('inviter_id')
    .orderBy('id')
    .limit(count);
  const page =
    after === undefined
      ? all
      : all.where((eb) => eb(eb.refTuple('inviter_id', 'id'), '>', eb.tuple(after.inviter_id, after.id)));
  return (await page.execute()).map(rewardOf);
}
