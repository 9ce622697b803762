import type { Platform } from '../../../../platform/platform.ts';
import { readGroupByHash } from '../../people/group/group-store.ts';
import { writeGroup } from '../../people/group/host-store.ts';
import { changePay } from './confirm-pay.ts';
import { lockReward, type PersonReward, readRewards, takeAllOut, writeReward } from './reward-store.ts';

type Deps = Pick<Platform, 'database' | 'clock'>;

/** What an operator does to a pay-out. Hosts and respondents read the reason. */
interface Stopping {
  hash: string;
  reason: string;
  by: string;
}

const SHOWN = 5000;

/**
 * Holds the pay-out of a group, also one that is confirmed: nobody is paid until an operator releases it (rule 6.44).
 * Who is being paid at this moment is paid. Throws when it is held or refused already.
 */
export async function holdPay({ database, clock }: Deps, { hash, reason, by }: Stopping): Promise<void> {
  await changePay(database, hash, async (tx, group) => {
    if (group.pay_held_at !== null) throw new Error(`The pay-out of group ${hash} is held already`);
    if (group.pay_refused_at !== null) throw new Error(`The pay-out of group ${hash} is refused`);
    await writeGroup(tx, group.id, { pay_held_at: clock.now(), pay_held_by: by, pay_held_reason: reason });
  });
}

/** Ends the hold of a pay-out: it is confirmed and paid as if it had not been held. Throws when it isn't held. */
export async function releasePay({ database }: Deps, { hash }: Pick<Stopping, 'hash'>): Promise<void> {
  await changePay(database, hash, async (tx, group) => {
    if (group.pay_held_at === null) throw new Error(`The pay-out of group ${hash} is not held`);
    await writeGroup(tx, group.id, { pay_held_at: null, pay_held_by: null, pay_held_reason: null });
  });
}

/**
 * Refuses the pay-out of a group: everybody who isn't paid yet is taken out, and reads the reason. Their participations
 * end with the next pay job. Returns how many people, and the group. Throws when the group isn't tallied, or nobody is left.
 */
export async function refusePay(
  { database, clock }: Deps,
  { hash, reason, by }: Stopping,
): Promise<{ people: number; groupId: string }> {
  return await changePay(database, hash, async (tx, group) => {
    if (group.tallied_at === null) throw new Error(`Group ${hash} is not tallied: hold its pay-out instead`);
    if (group.pay_refused_at !== null) throw new Error(`The pay-out of group ${hash} is refused already`);
    const at = clock.now();
    const people = await takeAllOut(tx, group.id, { by, reason, at });
    if (people === 0) throw new Error(`Everybody of group ${hash} is paid, or nobody was to be`);
    await writeGroup(tx, group.id, {
      pay_refused_at: at,
      pay_refused_by: by,
      pay_refused_reason: reason,
      pay_held_at: null,
      pay_held_by: null,
      pay_held_reason: null,
      ...(group.pay_confirmed_at === null && { pay_confirmed_at: at, pay_confirmed_by: by }),
    });
    return { people, groupId: group.id };
  });
}

/**
 * Takes one person out of a pay-out, also after its confirmation. The person reads the reason, and hosts can't put them
 * back. Throws when the person is unknown or settled.
 */
export async function takePersonOut(
  { database, clock }: Deps,
  { hash, personId, reason, by }: Stopping & { personId: string },
): Promise<void> {
  await changePay(database, hash, async (tx, group) => {
    const reward = await lockReward(tx, group.id, personId);
    if (reward === undefined) throw new Error(`Group ${hash} has tallied nothing for ${personId}`);
    if (reward.state !== 'tallied' && reward.state !== 'kept')
      throw new Error(`${personId} is settled already: ${reward.state}`);
    await writeReward(tx, reward, {
      taken_out_at: clock.now(),
      taken_out_by: null,
      taken_out_operator: by,
      taken_out_reason: reason,
      ...(reward.state === 'kept' && { state: 'nothing' }),
    });
  });
}

/** The people of a pay-out by nickname. Throws when the group is unknown. */
export async function peopleOfPay(
  { database }: Pick<Deps, 'database'>,
  hash: string,
): Promise<PersonReward[]> {
  const group = await readGroupByHash(database.read, hash);
  if (group === undefined) throw new Error(`There is no group ${hash}`);
  return await readRewards(database.read, group.id, { after: undefined, limit: SHOWN });
}
