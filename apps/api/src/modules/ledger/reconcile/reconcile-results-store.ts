import type { Connection } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** The number of findings of a check in its last run. */
export interface StoredResult {
  name: string;
  findings: number;
  at: Date;
}

/** Replaces the results of the last run. */
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
