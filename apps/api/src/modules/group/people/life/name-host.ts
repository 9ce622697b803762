import type { Platform } from '../../../../platform/platform.ts';
import {
  deleteHost,
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

/** Removes a member's right to make and change groups; false when they had none. Their groups go on. */
export async function removeHost(
  { database, clock, random }: Deps,
  { memberId, by }: { memberId: string; by: string },
): Promise<boolean> {
  return await database.transaction(async (tx) => {
    if (!(await deleteHost(tx, memberId))) return false;
    await recordHostChange(tx, { id: random.uuid(), memberId, what: 'removed', by, at: clock.now() });
    return true;
  });
}

/** Every member who may make groups. */
export const namedHosts = ({ database }: Pick<Platform, 'database'>): Promise<NamedHost[]> =>
  readNamedHosts(database.read);
