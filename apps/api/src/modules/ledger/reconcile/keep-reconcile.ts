import type { Platform } from '../../../platform/platform.ts';
import { type CheckResult, reconcile } from './reconcile.ts';
import type { ReconcileCheck } from './reconcile-check.ts';
import { selectResults, type StoredResult, storeResults } from './reconcile-results-store.ts';

/**
 * Stores the findings of a run for the alarm and the console. The metric stays above zero until a run finds nothing. Each
 * broken check is an error in the log.
 */
export async function keepReconcile(
  { clock, database, log }: Pick<Platform, 'clock' | 'database' | 'log'>,
  found: readonly CheckResult[],
): Promise<void> {
  const results = found.map(countOf);
  await database.transaction((tx) => storeResults(tx, results, clock.now()));
  for (const { name, findings } of results)
    if (findings > 0)
      log.error({ event: 'reconcile.difference', name, count: findings }, 'the books do not add up');
}

/** Runs `reconcile` and stores its findings. */
export async function reconcileAndKeep(
  platform: Pick<Platform, 'clock' | 'database' | 'log'>,
  checks: readonly ReconcileCheck[],
  signal: AbortSignal,
): Promise<void> {
  await keepReconcile(platform, await reconcile(platform.database, checks, { signal }));
}

const countOf = ({ name, findings }: CheckResult): Pick<StoredResult, 'name' | 'findings'> => ({
  name,
  findings: findings.length,
});

/** The findings of the last run, by check; empty before the first run. */
export async function lastReconcile({ database }: Pick<Platform, 'database'>): Promise<StoredResult[]> {
  return await selectResults(database.read);
}
