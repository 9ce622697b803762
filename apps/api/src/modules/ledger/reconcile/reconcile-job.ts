import type { Platform } from '../../../platform/platform.ts';
import { type CheckResult, reconcile } from './reconcile.ts';
import type { ReconcileCheck } from './reconcile-check.ts';
import { selectResults, type StoredResult, storeResults } from './reconcile-results-store.ts';

const JOB = 'ledger.reconcile';
/** Ten million members take about an hour. */
const LIMIT_SECONDS = 6 * 3600;

/**
 * Runs `reconcile` every night, on one server, and keeps what it found: the alarm metric is above zero from the first
 * difference until a run finds none, and each broken check is an error in the log.
 */
export function defineReconcileJob(
  { clock, database, jobs, log }: Pick<Platform, 'clock' | 'database' | 'jobs' | 'log'>,
  checks: readonly ReconcileCheck[],
): void {
  const run = async (signal: AbortSignal): Promise<void> => {
    const results = await reconcile(database, checks, { signal });
    await database.transaction((tx) => storeResults(tx, results.map(countOf), clock.now()));
    for (const { name, findings } of results.map(countOf))
      if (findings > 0)
        log.error({ event: 'reconcile.difference', name, count: findings }, 'the books do not add up');
  };
  jobs.define(JOB, async (_data, { signal }) => await run(signal), { limitSeconds: LIMIT_SECONDS });
  jobs.schedule(JOB, '30 4 * * *');
}

const countOf = ({ name, findings }: CheckResult): Pick<StoredResult, 'name' | 'findings'> => ({
  name,
  findings: findings.length,
});

/** What the last nightly run found, by check; empty before the first one. */
export async function lastReconcile({ database }: Pick<Platform, 'database'>): Promise<StoredResult[]> {
  return await selectResults(database.read);
}
