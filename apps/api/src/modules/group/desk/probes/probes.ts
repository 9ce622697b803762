import type { DataOf } from '@yayan/contract';
import type { Call } from '../../../../call/call.ts';
import { refuse } from '../../../../errors/api-fault.ts';
import type { Connection } from '../../../../platform/database/database.ts';
import type { GroupDeps } from '../../people/deps.ts';
import { enterAsHost, type Visit } from '../../people/entry/visit.ts';
import { requireHost } from '../analysis/tagging.ts';
import {
  deleteOwnProbe,
  deleteSharedProbe,
  putOwnProbe,
  putSharedProbe,
  readOwnProbes,
  readSharedProbes,
} from './probe-store.ts';

type Library = DataOf<'listProbes'>;

/** The most probes of a host, and of a group. A longer list is slower than typing. */
const MOST_PROBES = 50;

/** Own probes follow a host's account. A host without one keeps them in this group. */
const ownerOf = ({ me }: Pick<Visit, 'me'>): string => me.member_id ?? me.id;

/** The follow-ups that the host uses again: their own, and those that the hosts of the group share (rule 6.48). */
export async function listProbes({ database }: GroupDeps, visit: Visit): Promise<Library> {
  return await readLibrary(database.read, visit);
}

/**
 * Adds a probe, or changes its text or whether it is shared. Observers are refused with FORBIDDEN, and a full library with
 * PROBES_FULL.
 */
export async function saveProbe(
  { database, clock }: GroupDeps,
  { caller, body }: Call<'saveProbe'>,
): Promise<Library> {
  const id = body.id.toLowerCase();
  const text = body.text.trim();
  if (text === '') return refuse('FIELD_WRONG', { field: 'body.text' });
  return await database.transaction(async (tx) => {
    const visit = await enterAsHost(tx, caller, clock.now());
    requireHost(visit);
    const at = visit.now;
    // A probe is own or shared, never both.
    if (body.shared) {
      await deleteOwnProbe(tx, ownerOf(visit), id);
      await putSharedProbe(tx, visit.group.id, { id, text, at });
    } else {
      await deleteSharedProbe(tx, visit.group.id, id);
      await putOwnProbe(tx, ownerOf(visit), { id, text, at });
    }
    const library = await readLibrary(tx, visit);
    if (library.items.filter(({ shared }) => shared === body.shared).length > MOST_PROBES)
      return refuse('PROBES_FULL');
    return library;
  });
}

/** Removes a probe. One that is gone already may be removed again (rule 1.9). */
export async function removeProbe(
  { database, clock }: GroupDeps,
  { caller, body }: Call<'removeProbe'>,
): Promise<Library> {
  return await database.transaction(async (tx) => {
    const visit = await enterAsHost(tx, caller, clock.now());
    requireHost(visit);
    const id = body.id.toLowerCase();
    await deleteOwnProbe(tx, ownerOf(visit), id);
    await deleteSharedProbe(tx, visit.group.id, id);
    return await readLibrary(tx, visit);
  });
}

async function readLibrary(db: Connection, visit: Visit): Promise<Library> {
  const own = await readOwnProbes(db, ownerOf(visit));
  const shared = await readSharedProbes(db, visit.group.id);
  return {
    items: [
      ...own.map((probe) => ({ ...probe, shared: false })),
      ...shared.map((probe) => ({ ...probe, shared: true })),
    ],
  };
}
