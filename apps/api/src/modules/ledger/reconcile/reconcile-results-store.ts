import type { Connection } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** How much a check found when it last ran. */
export interface StoredResult {
  name: string;
  findings: number;
  at: Date;
}

/** Puts the results of a run in the place of the last one's. */
export async function storeResults(
  tx: Tx,
  results: readonly Omit<StoredResult, 'at'>[],
  at: Date,
): Promise<void> {
  await tx.deleteFrom('reconcile_results').execute();
  await tx
    .insertInto('reconcile_results')
    .values(results.map((result) => ({ ...result, at })))
    .execute();
}

export async function selectResults(db: Connection): Promise<StoredResult[]> {
  return await db
    .selectFrom('reconcile_results')
    .select(['name', 'findings', 'at'])
    .orderBy('name')
    .execute();
}
