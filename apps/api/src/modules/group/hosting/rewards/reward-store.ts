import { type Selectable, sql } from 'kysely';
import type { Connection } from '../../../../platform/database/database.ts';
import { recordset } from '../../../../platform/database/recordset.ts';
import type { Schema } from '../../../../platform/database/gen/schema.ts';
import { type Place, rowsAfter } from '../../../../platform/page.ts';
import type { GroupRow, MemberRow } from '../../people/group/group-store.ts';
import { memberMobiles } from '../../../identity/module.ts';
import type { Achievement } from '../../discussion/responses/achievement-store.ts';
import type { Tx } from '../../../../platform/database/tx.ts';

export type RewardRow = Selectable<Schema['group_rewards']>;

/** Stores tallied rewards. An existing row stays as it is. */
export async function insertRewards(
  tx: Tx,
  groupId: string,
  rewards: readonly (Achievement & { coins: number })[],
): Promise<void> {
  if (rewards.length === 0) return;
  await sql`
    insert into group_rewards (group_id, group_member_id, topics, topics_finished, finished, coins, state)
    select ${groupId}, r.id, r.topics, r."topicsFinished", r.finished, r.coins, 'tallied'
    from ${recordset(rewards, 'r (id uuid, topics integer, "topicsFinished" integer, finished boolean, coins bigint)')}
    on conflict do nothing`.execute(tx);
}

/** How many rewards of a group are tallied, and neither paid nor kept yet. */
export async function countUnpaid(db: Connection, groupId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from group_rewards where group_id = ${groupId} and state = 'tallied'`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** A reward with the person it belongs to. */
export type PersonReward = RewardRow & Pick<MemberRow, 'member_id' | 'mobile_index' | 'nickname' | 'left_at'>;

/** One person's reward, locked until the transaction ends; undefined when nothing was tallied for them. */
export async function lockReward(
  tx: Tx,
  groupId: string,
  personId: string,
): Promise<PersonReward | undefined> {
  const { rows } = await sql<PersonReward>`
    select r.*, m.member_id, m.mobile_index, m.nickname, m.left_at
    from group_rewards r join group_members m on m.group_id = r.group_id and m.id = r.group_member_id
    where r.group_id = ${groupId} and r.group_member_id = ${personId}
    for update of r`.execute(tx);
  return rows[0];
}

/** Changes columns of a reward. */
export async function writeReward(
  tx: Tx,
  { group_id, group_member_id }: Pick<RewardRow, 'group_id' | 'group_member_id'>,
  change: Partial<Omit<RewardRow, 'group_id' | 'group_member_id'>>,
): Promise<void> {
  await tx
    .updateTable('group_rewards')
    .set(change)
    .where('group_id', '=', group_id)
    .where('group_member_id', '=', group_member_id)
    .execute();
}

export type RewardKey = Pick<RewardRow, 'group_id' | 'group_member_id'>;

/** Tallied rewards of groups with a confirmed pay-out, after one, at most `limit`. */
export async function readDueRewards(
  db: Connection,
  after: RewardKey | undefined,
  limit: number,
  groupId?: string,
): Promise<RewardKey[]> {
  const beyond = after
    ? sql`and (r.group_id, r.group_member_id) > (${after.group_id}::uuid, ${after.group_member_id}::uuid)`
    : sql``;
  const { rows } = await sql<RewardKey>`
    select r.group_id, r.group_member_id from group_rewards r
    join discussion_groups g on g.id = r.group_id and g.pay_confirmed_at is not null and g.pay_held_at is null
    where r.state = 'tallied' and ${groupId === undefined ? sql`true` : sql`r.group_id = ${groupId}`} ${beyond}
    order by r.group_id, r.group_member_id limit ${limit}`.execute(db);
  return rows;
}

/** Rewards that are kept for a mobile, by its blind index. */
export async function readKeptRewards(db: Connection, mobileIndex: string, now: Date): Promise<RewardKey[]> {
  const { rows } = await sql<RewardKey>`
    select r.group_id, r.group_member_id from group_members m
    join group_rewards r on r.group_id = m.group_id and r.group_member_id = m.id
    where m.mobile_index = ${mobileIndex} and r.state = 'kept' and r.keep_until > ${now}
    order by r.group_id`.execute(db);
  return rows;
}

/** A member for whose present mobile rewards are kept. */
export interface KeptRewardOwner {
  memberId: string;
  mobileIndex: string;
}

/** Members for whose mobile rewards are kept, after one, at most `limit`. */
export async function readKeptRewardOwners(
  db: Connection,
  now: Date,
  after: KeptRewardOwner | undefined,
  limit: number,
): Promise<KeptRewardOwner[]> {
  const beyond = after ? sql`and owner."memberId" > ${after.memberId}::uuid` : sql``;
  const { rows } = await sql<KeptRewardOwner>`
    select distinct owner."memberId", owner."mobileIndex" from group_rewards r
    join group_members m on m.group_id = r.group_id and m.id = r.group_member_id
    join ${memberMobiles} owner on owner."mobileIndex" = m.mobile_index
    join discussion_groups g on g.id = r.group_id and g.pay_held_at is null
    where r.state = 'kept' and r.keep_until > ${now} ${beyond}
    order by owner."memberId" limit ${limit}`.execute(db);
  return rows;
}

/** Lets kept rewards lapse that nobody fetched in time, unless their pay-out is held. Returns how many. */
export async function lapseKeptRewards(db: Connection, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update group_rewards r set state = 'lapsed' from discussion_groups g
    where r.state = 'kept' and r.keep_until <= ${now} and g.id = r.group_id and g.pay_held_at is null`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}

/** Groups that closed by their schedule and aren't tallied yet. */
export async function readUntallied(
  db: Connection,
  now: Date,
  after: Place | undefined,
  limit: number,
): Promise<Place[]> {
  const rows = await db
    .selectFrom('discussion_groups')
    .select(['id', 'closes_at as at'])
    .$if(after !== undefined, (query) => query.where(beyond(after)))
    .where('published_at', 'is not', null)
    .where('archived_at', 'is', null)
    .where('made_by', 'is not', null)
    .where('tallied_at', 'is', null)
    .where('closes_at', '<=', now)
    .orderBy('closes_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows;
}

const beyond = (after: Place | undefined) =>
  sql<boolean>`(closes_at, id) > (${after?.at ?? null}::timestamptz, ${after?.id ?? null}::uuid)`;

/** Tallied groups whose pay-out is not confirmed, after one, at most `limit`. */
export async function readUnconfirmed(
  db: Connection,
  after: Place | undefined,
  limit: number,
): Promise<GroupRow[]> {
  return await db
    .selectFrom('discussion_groups')
    .selectAll()
    .where('published_at', 'is not', null)
    .where('archived_at', 'is', null)
    .where('tallied_at', 'is not', null)
    .where('pay_confirmed_at', 'is', null)
    .$if(after !== undefined, (query) => query.where(beyond(after)))
    .orderBy('closes_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** What a group pays, without the people who were taken out. */
export interface PayTotal {
  people: number;
  coins: number;
  /** The most coins of one person. */
  most: number;
  takenOut: number;
}

export async function readTotal(db: Connection, groupId: string): Promise<PayTotal> {
  const { rows } = await sql<PayTotal>`
    select coalesce(max(coins) filter (where taken_out_at is null), 0)::bigint as most,
      count(*) filter (where coins > 0 and taken_out_at is null) as people,
      coalesce(sum(coins) filter (where taken_out_at is null), 0)::bigint as coins,
      count(*) filter (where taken_out_at is not null) as "takenOut"
    from group_rewards where group_id = ${groupId}`.execute(db);
  return rows[0] ?? { people: 0, coins: 0, most: 0, takenOut: 0 };
}

/**
 * Takes everybody out who isn't paid yet, in an operator's name. What is kept for guests ends at once. Returns how many.
 */
export async function takeAllOut(
  tx: Tx,
  groupId: string,
  { by, reason, at }: { by: string; reason: string; at: Date },
): Promise<number> {
  const { numAffectedRows } = await sql`
    update group_rewards set taken_out_at = ${at}, taken_out_by = null, taken_out_operator = ${by},
      taken_out_reason = ${reason}, state = case state when 'kept' then 'nothing' else state end
    where group_id = ${groupId} and state in ('tallied', 'kept')`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Rewards of a group in the order of the invitations, after `after`, at most `limit`. */
export async function readRewards(
  db: Connection,
  groupId: string,
  { after, limit }: { after: Place | undefined; limit: number },
): Promise<(PersonReward & { invited_at: Date })[]> {
  const beyond = sql`and ${rowsAfter(after, 'm.invited_at', 'm.id')}`;
  const { rows } = await sql<PersonReward & { invited_at: Date }>`
    select r.*, m.member_id, m.mobile_index, m.nickname, m.left_at, m.invited_at
    from group_rewards r join group_members m on m.group_id = r.group_id and m.id = r.group_member_id
    where r.group_id = ${groupId} ${beyond}
    order by m.invited_at, m.id limit ${limit}`.execute(db);
  return rows;
}
