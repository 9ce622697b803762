import type { Platform } from '../../../../platform/platform.ts';
import { type GroupRow, readGroupByHash } from '../../people/group/group-store.ts';
import { lockGroup, writeGroup } from '../../people/group/host-store.ts';
import { confirmBy } from './confirm-by.ts';
import { readTotal, readUnconfirmed } from './reward-store.ts';

type Deps = Pick<Platform, 'database' | 'clock'>;

const MOST_GROUPS = 100;

/** A pay-out that waits for a confirmation. */
export interface WaitingPayOut {
  group: GroupRow;
  people: number;
  coins: number;
  takenOut: number;
  confirmBy: Date;
}

/** The pay-outs that wait for a confirmation, the longest waiting first. */
export async function waitingPayOuts({ database }: Deps): Promise<WaitingPayOut[]> {
  const groups = await readUnconfirmed(database.read, MOST_GROUPS);
  return await Promise.all(
    groups.map(async (group) => ({
      group,
      ...(await readTotal(database.read, group.id)),
      confirmBy: confirmBy(group.tallied_at ?? group.closes_at),
    })),
  );
}

/**
 * Confirms the pay-out of a group, once (rule 6.30). `isNew` is false if it was confirmed before. Throws when the group
 * is unknown or not tallied.
 */
export async function confirmPay(
  { database, clock }: Deps,
  { hash, by }: { hash: string; by: string },
): Promise<{ group: GroupRow; isNew: boolean }> {
  const known = await readGroupByHash(database.read, hash);
  if (known === undefined) throw new Error(`There is no group ${hash}`);
  return await database.transaction(async (tx) => {
    const group = await lockGroup(tx, known.id);
    if (!group || group.tallied_at === null)
      throw new Error(`Group ${hash} is not tallied: it has to be closed first`);
    if (group.pay_confirmed_at !== null) return { group, isNew: false };
    const change = { pay_confirmed_at: clock.now(), pay_confirmed_by: by };
    return { group: await writeGroup(tx, group.id, change), isNew: true };
  });
}

/** Confirms pay-outs that nobody has confirmed within two working days. */
export async function confirmByClock(deps: Deps): Promise<void> {
  for (const { group, confirmBy: due } of await waitingPayOuts(deps))
    if (due <= deps.clock.now())
      await confirmPay(deps, { hash: group.task_hash, by: '两个工作日后自动确认' });
}
