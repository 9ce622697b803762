import { refuse } from '../../../../errors/api-fault.ts';
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
 * Who is being paid at this moment is paid. Refuses with PAY_HELD and PAY_REFUSED.
 */
export async function holdPay({ database, clock }: Deps, { hash, reason, by }: Stopping): Promise<void> {
  await changePay(database, hash, async (tx, group) => {
    if (group.pay_held_at !== null) refuse('PAY_HELD');
    if (group.pay_refused_at !== null) refuse('PAY_REFUSED');
    await writeGroup(tx, group.id, { pay_held_at: clock.now(), pay_held_by: by, pay_held_reason: reason });
  });
}

/** Ends the hold of a pay-out: it is confirmed and paid as if it had not been held. Refuses with PAY_NOT_HELD. */
export async function releasePay({ database }: Deps, { hash }: Pick<Stopping, 'hash'>): Promise<void> {
  await changePay(database, hash, async (tx, group) => {
    if (group.pay_held_at === null) refuse('PAY_NOT_HELD');
    await writeGroup(tx, group.id, { pay_held_at: null, pay_held_by: null, pay_held_reason: null });
  });
}

/**
 * Refuses the pay-out of a group: everybody who isn't paid yet is taken out, and reads the reason. Their participations
 * end with the next pay job. Returns how many people, and the group. Refuses with GROUP_NOT_TALLIED,
 * PAY_REFUSED and PAY_NOTHING_LEFT.
 */
export async function refusePay(
  { database, clock }: Deps,
  { hash, reason, by }: Stopping,
): Promise<{ people: number; groupId: string }> {
  return await changePay(database, hash, async (tx, group) => {
    if (group.tallied_at === null) refuse('GROUP_NOT_TALLIED');
    if (group.pay_refused_at !== null) refuse('PAY_REFUSED');
    const at = clock.now();
    const people = await takeAllOut(tx, group.id, { by, reason, at });
    if (people === 0) refuse('PAY_NOTHING_LEFT');
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
 * back. Refuses with NOT_FOUND and PAY_SETTLED.
 */
export async function takePersonOut(
  { database, clock }: Deps,
  { hash, personId, reason, by }: Stopping & { personId: string },
): Promise<void> {
  await changePay(database, hash, async (tx, group) => {
    const reward = (await lockReward(tx, group.id, personId)) ?? refuse('NOT_FOUND');
    if (reward.state !== 'tallied' && reward.state !== 'kept') refuse('PAY_SETTLED');
    await writeReward(tx, reward, {
      taken_out_at: clock.now(),
      taken_out_by: null,
      taken_out_operator: by,
      taken_out_reason: reason,
      ...(reward.state === 'kept' && { state: 'nothing' }),
    });
  });
}

/** The people of a pay-out by nickname. Refuses with NOT_FOUND. */
export async function peopleOfPay(
  { database }: Pick<Deps, 'database'>,
  hash: string,
): Promise<PersonReward[]> {
  const group = (await readGroupByHash(database.read, hash)) ?? refuse('NOT_FOUND');
  return await readRewards(database.read, group.id, { after: undefined, limit: SHOWN });
}
