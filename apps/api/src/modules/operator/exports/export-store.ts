import type { ExportedContent } from '@yayan/contract/console';
import type { Insertable, Selectable } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import type { OperatorExports } from '../../../platform/database/gen/schema.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** An export that may be downloaded for a day. */
export type StoredExport = Omit<Selectable<OperatorExports>, 'list' | 'query'> & {
  list: ExportedContent;
  query: object;
};

// The export's act wrote list and query.
const exportOf = (row: Selectable<OperatorExports>): StoredExport => row as unknown as StoredExport;

/** Adds an export. Earlier ones whose day is over are deleted. */
export async function insertExport(tx: Tx, added: Insertable<OperatorExports>, now: Date): Promise<void> {
  await tx.deleteFrom('operator_exports').where('ends_at', '<=', now).execute();
  await tx.insertInto('operator_exports').values(added).execute();
}

/** The exports of an operator that may still be downloaded, the newest first. */
export async function selectExports(
  db: Connection,
  { operatorId, now, limit }: { operatorId: string; now: Date; limit: number },
): Promise<StoredExport[]> {
  const rows = await db
    .selectFrom('operator_exports')
    .selectAll()
    .where('asked_by_id', '=', operatorId)
    .where('ends_at', '>', now)
    .orderBy('made_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(exportOf);
}

/** One of them. */
export async function selectExport(
  db: Connection,
  { id, operatorId, now }: { id: string; operatorId: string; now: Date },
): Promise<StoredExport | undefined> {
  const row = await db
    .selectFrom('operator_exports')
    .selectAll()
    .where('id', '=', id)
    .where('asked_by_id', '=', operatorId)
    .where('ends_at', '>', now)
    .executeTakeFirst();
  return row && exportOf(row);
}
