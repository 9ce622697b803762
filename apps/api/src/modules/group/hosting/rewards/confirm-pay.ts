import { refuse } from '../../../../errors/api-fault.ts';
import { workThrough } from '../../../../platform/jobs/work-through.ts';
import type { Connection } from '../../../../platform/database/database.ts';
import type { CappedCount } from '../../../../platform/page.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { Tx } from '../../../../platform/database/tx.ts';
import { type GroupRow, readGroupByHash } from '../../people/group/group-store.ts';
import { lockGroup, writeGroup } from '../../people/group/host-store.ts';
import { confirmBy } from './confirm-by.ts';
import { type PayTotal, readTotal, readUnconfirmed } from './reward-store.ts';

type Deps = Pick<Platform, 'database' | 'clock'>;

const MOST_GROUPS = 100;

/** The clock confirms up to so many coins; above that an operator does (rule 6.44). */
const MOST_BY_CLOCK = { person: 20_000, group: 200_000 };

/** Whether two working days without an operator are enough to pay this. */
export const isForClock = ({ most, coins }: Pick<PayTotal, 'most' | 'coins'>): boolean =>
  most <= MOST_BY_CLOCK.person && coins <= MOST_BY_CLOCK.group;

/** A pay-out that waits for a confirmation. */
export interface WaitingPayOut extends PayTotal {
  group: GroupRow;
  /** When the clock confirms it; null while it is held, and for more coins than the clock confirms. */
  confirmBy: Date | null;
}

/** The pay-outs that wait for a confirmation, the longest waiting first. */
export async function waitingPayOuts({ database }: Deps): Promise<WaitingPayOut[]> {
  const groups = await readUnconfirmed(database.read, undefined, MOST_GROUPS);
  return await Promise.all(
    groups.map(async (group) => {
      const total = await readTotal(database.read, group.id);
      const byClock = group.pay_held_at === null && isForClock(total);
      return { group, ...total, confirmBy: byClock ? confirmBy(group.tallied_at ?? group.closes_at) : null };
    }),
  );
}

/** The group of a pay-out, and who confirmed it; null if nobody has. Refuses an unknown group with NOT_FOUND. */
export async function payOutOf(
  { database }: Pick<Deps, 'database'>,
  hash: string,
): Promise<{ groupId: string; confirmedBy: string | null }> {
  const { id, pay_confirmed_by: confirmedBy } =
    (await readGroupByHash(database.read, hash)) ?? refuse('NOT_FOUND');
  return { groupId: id, confirmedBy };
}

/** How many pay-outs wait for a confirmation, and since when. */
export async function waitingPayOutCount(
  db: Connection,
): Promise<CappedCount & { oldestAt: Date | null; dueAt: Date | null }> {
  const groups = await readUnconfirmed(db, undefined, MOST_GROUPS + 1);
  const since = groups[0]?.tallied_at ?? null;
  return {
    count: Math.min(groups.length, MOST_GROUPS),
    countIsCapped: groups.length > MOST_GROUPS,
    oldestAt: since,
    dueAt: since && confirmBy(since),
  };
}

/** Refuses a pay-out that can't be confirmed with GROUP_NOT_TALLIED and PAY_HELD. */
export function checkConfirmable(group: GroupRow): void {
  if (group.tallied_at === null) refuse('GROUP_NOT_TALLIED');
  if (group.pay_held_reason !== null) refuse('PAY_HELD', { reason: group.pay_held_reason });
}

/**
 * Confirms the pay-out of a group, once (rule 6.30). `isNew` is false if it was confirmed before. Refuses like
 * `checkConfirmable`, and an unknown group with NOT_FOUND.
 */
export async function confirmPay(
  { database, clock }: Deps,
  { hash, by }: { hash: string; by: string },
): Promise<{ group: GroupRow; isNew: boolean }> {
  return await changePay(database, hash, async (tx, group) => {
    checkConfirmable(group);
    if (group.pay_confirmed_at !== null) return { group, isNew: false };
    const change = { pay_confirmed_at: clock.now(), pay_confirmed_by: by };
    return { group: await writeGroup(tx, group.id, change), isNew: true };
  });
}

/** Runs an operator's change of a pay-out with the group locked. Refuses an unknown group with NOT_FOUND. */
export async function changePay<Result>(
  database: Platform['database'],
  hash: string,
  work: (tx: Tx, group: GroupRow) => Promise<Result>,
): Promise<Result> {
  const known = (await readGroupByHash(database.read, hash)) ?? refuse('NOT_FOUND');
  return await database.transaction(async (tx) => {
    const group = (await lockGroup(tx, known.id)) ?? refuse('NOT_FOUND');
    return await work(tx, group);
  });
}

/**
 * Confirms pay-outs that nobody has confirmed within two working days, up to the limits of the clock. If one fails, the
 * others are still confirmed.
 */
export async function confirmByClock({ database, clock }: Deps, signal?: AbortSignal): Promise<void> {
  const now = clock.now();
  await workThrough<GroupRow>({
    read: (after, limit) =>
      readUnconfirmed(database.read, after && { at: after.closes_at, id: after.id }, limit),
    work: async ({ id, tallied_at, closes_at }) => {
      if (confirmBy(tallied_at ?? closes_at) > now) return;
      await database.transaction(async (tx) => {
        const group = await lockGroup(tx, id);
        if (!group || group.pay_confirmed_at !== null || group.pay_held_at !== null) return;
        if (!isForClock(await readTotal(tx, id))) return;
        await writeGroup(tx, id, { pay_confirmed_at: now, pay_confirmed_by: '两个工作日后自动确认' });
      });
    },
    signal,
  });
}
