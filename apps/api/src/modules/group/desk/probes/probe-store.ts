import type { Connection } from '../../../../platform/database/database.ts';
import type { Tx } from '../../../../platform/database/tx.ts';

/** A follow-up that a host uses again. */
export interface Probe {
  id: string;
  text: string;
}

/** The probes that all hosts of a group share, in the order in which they were added. */
export async function readSharedProbes(db: Connection, groupId: string): Promise<Probe[]> {
  return await db
    .selectFrom('group_probes')
    .select(['id', 'text'])
    .where('group_id', '=', groupId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** A host's own probes, in the order in which they were added. */
export async function readOwnProbes(db: Connection, ownerId: string): Promise<Probe[]> {
  return await db
    .selectFrom('own_probes')
    .select(['id', 'text'])
    .where('owner_id', '=', ownerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Adds a shared probe, or changes its text. */
export async function putSharedProbe(
  tx: Tx,
  groupId: string,
  { id, text, at }: Probe & { at: Date },
): Promise<void> {
  await tx
    .insertInto('group_probes')
    .values({ group_id: groupId, id, text, created_at: at })
    .onConflict((conflict) =>
      conflict.columns(['group_id', 'id']).doUpdateSet({ text }).where('group_probes.text', '<>', text),
    )
    .execute();
}

/** Adds an own probe, or changes its text. */
export async function putOwnProbe(
  tx: Tx,
  ownerId: string,
  { id, text, at }: Probe & { at: Date },
): Promise<void> {
  await tx
    .insertInto('own_probes')
    .values({ owner_id: ownerId, id, text, created_at: at })
    .onConflict((conflict) =>
      conflict.columns(['owner_id', 'id']).doUpdateSet({ text }).where('own_probes.text', '<>', text),
    )
    .execute();
}

/** Removes an own probe. */
export async function deleteOwnProbe(tx: Tx, ownerId: string, id: string): Promise<void> {
  await tx.deleteFrom('own_probes').where('owner_id', '=', ownerId).where('id', '=', id).execute();
}

/** Removes a shared probe. */
export async function deleteSharedProbe(tx: Tx, groupId: string, id: string): Promise<void> {
  await tx.deleteFrom('group_probes').where('group_id', '=', groupId).where('id', '=', id).execute();
}
