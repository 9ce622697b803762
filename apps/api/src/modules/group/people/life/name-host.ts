import type { Platform } from '../../../../platform/platform.ts';
import {
  deleteHost,
  holdPaysOf,
  insertHost,
  type NamedHost,
  recordHostChange,
  readNamedHosts,
} from '../group/host-store.ts';

type Deps = Pick<Platform, 'database' | 'clock' | 'random'>;

/** Lets a member make groups (rule 6.24); false when they already may. */
export async function nameHost(
  { database, clock, random }: Deps,
  { memberId, by }: { memberId: string; by: string },
): Promise<boolean> {
  const at = clock.now();
  return await database.transaction(async (tx) => {
    if (!(await insertHost(tx, { memberId, namedBy: by, namedAt: at }))) return false;
    await recordHostChange(tx, { id: random.uuid(), memberId, what: 'added', by, at });
    return true;
  });
}

const HELD_REASON = '主持人的资格已停止，报酬由我们核对后再发放';

/**
 * Removes a member's right to make and change groups. Their groups go on, but what these still owe is held (rule 6.44).
 * Returns how many groups are held; undefined when the member had no right.
 */
export async function removeHost(
  { database, clock, random }: Deps,
  { memberId, by }: { memberId: string; by: string },
): Promise<{ held: number } | undefined> {
  return await database.transaction(async (tx) => {
    if (!(await deleteHost(tx, memberId))) return undefined;
    const at = clock.now();
    await recordHostChange(tx, { id: random.uuid(), memberId, what: 'removed', by, at });
    return { held: await holdPaysOf(tx, memberId, { by, reason: HELD_REASON, at }) };
  });
}

/** Every member who may make groups. */
export const namedHosts = ({ database }: Pick<Platform, 'database'>): Promise<NamedHost[]> =>
  readNamedHosts(database.read);
