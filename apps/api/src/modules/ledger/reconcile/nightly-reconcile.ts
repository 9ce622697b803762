import type { Platform } from '../../../platform/platform.ts';
import { type CheckResult, reconcile } from './reconcile.ts';
import type { ReconcileCheck } from './reconcile-check.ts';
import { selectResults, type StoredResult, storeResults } from './reconcile-results-store.ts';

/**
 * Runs `reconcile` and keeps what it found, for the alarm: its metric stays above zero from the first difference until a run
 * finds none. Each broken check is an error in the log.
 */
export async function reconcileAndKeep(
  { clock, database, log }: Pick<Platform, 'clock' | 'database' | 'log'>,
  checks: readonly ReconcileCheck[],
  signal: AbortSignal,
): Promise<void> {
  const results = (await reconcile(database, checks, { signal })).map(countOf);
  await database.transaction((tx) => storeResults(tx, results, clock.now()));
  for (const { name, findings } of results)
    if (findings > 0)
      log.error({ event: 'reconcile.difference', name, count: findings }, 'the books do not add up');
}

const countOf = ({ name, findings }: CheckResult): Pick<StoredResult, 'name' | 'findings'> => ({
  name,
  findings: findings.length,
});

/** What the last nightly run found, by check; empty before the first one. */
export async function lastReconcile({ database }: Pick<Platform, 'database'>): Promise<StoredResult[]> {
  return await selectResults(database.read);
}
