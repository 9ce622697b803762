import { sql } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';
import type { Tx } from '../../platform/database/tx.ts';

export const CHORE_KINDS = ['remove', 'blank', 'clear', 'hash'] as const;
export type ChoreKind = (typeof CHORE_KINDS)[number];

/** What must happen to a stored file. */
export interface FileChore {
  readonly key: string;
  readonly kind: ChoreKind;
}

export async function insertChore(
  tx: Tx,
  { key, kind, dueAt }: FileChore & { readonly dueAt: Date },
): Promise<void> {
  await tx
    .insertInto('file_chores')
    .values({ key, kind, due_at: dueAt })
    .onConflict((conflict) => conflict.columns(['key', 'kind']).doUpdateSet({ due_at: dueAt }))
    .execute();
}

export async function deleteChore(db: Connection, { key, kind }: FileChore): Promise<void> {
  await db.deleteFrom('file_chores').where('key', '=', key).where('kind', '=', kind).execute();
}

export interface OverdueChore extends FileChore {
  readonly dueAt: Date;
}

/** Chores that were due before a time, the oldest first, after the given one. */
export async function selectOverdueChores(
  db: Connection,
  { before, after, limit }: { before: Date; after: OverdueChore | undefined; limit: number },
): Promise<OverdueChore[]> {
  const beyond = after
    ? sql`and (due_at, key, kind) > (${after.dueAt}::timestamptz, ${after.key}, ${after.kind})`
    : sql``;
  const { rows } = await sql<OverdueChore>`
    select key, kind, due_at as "dueAt" from file_chores where due_at < ${before} ${beyond}
    order by due_at, key, kind limit ${limit}`.execute(db);
  return rows;
}
