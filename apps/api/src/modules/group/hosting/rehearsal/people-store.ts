import type { Insertable } from 'kysely';
import type { Schema } from '../../../../platform/database/gen/schema.ts';
import type { Tx } from '../../../../platform/database/tx.ts';

/** Adds people to a rehearsal. */
export async function insertPeople(
  tx: Tx,
  people: readonly Insertable<Schema['group_members']>[],
): Promise<void> {
  await tx.insertInto('group_members').values(people).execute();
}
