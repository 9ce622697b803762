import type { Call } from '../../../../call/call.ts';
import type { components, DataOf } from '@yayan/contract';
import { refuse } from '../../../../errors/api-fault.ts';
import type { GroupDeps } from '../../people/deps.ts';
import { lockAsHost, visitAsHost } from '../../people/life/host-access.ts';
import { pageOf, placeOf } from '../../../../platform/page.ts';
import { lockReward, type PersonReward, readRewards, writeReward } from './reward-store.ts';

type Row = components['schemas']['GroupRewardRow'];

/** The tallied reward of each respondent, in the order of the invitations. */
export async function listGroupRewards(
  { database, clock }: GroupDeps,
  { caller, params: { groupId }, query: { cursor, limit = 20 } }: Call<'listGroupRewards'>,
): Promise<DataOf<'listGroupRewards'>> {
  const db = database.read;
  await visitAsHost(db, caller, groupId, clock.now());
  const rows = await readRewards(db, groupId, { after: placeOf(cursor), limit: limit + 1 });
  const page = pageOf(rows, limit, (row) => ({ at: row.invited_at, id: row.group_member_id }));
  return { items: page.items.map(viewRow), nextCursor: page.nextCursor };
}

const viewRow = (row: PersonReward): Row => ({
  personId: row.group_member_id,
  name: row.nickname,
  topicsFinished: row.topics_finished,
  topics: row.topics,
  finished: row.finished,
  coins: row.coins,
  takenOut: row.taken_out_reason,
  // A check of the table allows only these states.
  state: row.state as Row['state'],
  keptUntil: row.keep_until?.toISOString() ?? null,
});

/**
 * Takes a person out of the reward, with a reason that they read, or puts them back. Possible until the pay-out is
 * confirmed (rule 6.30), unless an operator took them out.
 */
export async function takeOutOfReward(
  { database, clock }: GroupDeps,
  { caller, params: { groupId, personId }, body: { reason } }: Call<'takeOutOfReward'>,
): Promise<Row> {
  const now = clock.now();
  const said = reason?.trim() ?? null;
  if (said === '') refuse('REASON_REQUIRED');
  return await database.transaction(async (tx) => {
    const { group, me } = await lockAsHost(tx, caller, groupId, now);
    const reward = (await lockReward(tx, groupId, personId)) ?? refuse('NOT_FOUND');
    if (group.pay_confirmed_at !== null) refuse('PAY_CONFIRMED');
    if (reward.taken_out_operator !== null) refuse('PAY_TAKEN_OUT_BY_US');
    const change =
      said === null
        ? { taken_out_at: null, taken_out_by: null, taken_out_reason: null }
        : { taken_out_at: now, taken_out_by: me.id, taken_out_reason: said };
    await writeReward(tx, reward, change);
    return viewRow({ ...reward, ...change });
  });
}
