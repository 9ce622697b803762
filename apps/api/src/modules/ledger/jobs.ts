import type { Platform } from '../../platform/platform.ts';
import { makeMonths } from './posting/ledger-store.ts';
import { reconcileAndKeep } from './reconcile/keep-reconcile.ts';
import type { ReconcileCheck } from './reconcile/reconcile-check.ts';
import { sealAndLog } from './seal/seal.ts';

const MONTHS_JOB = 'ledger.make-months';
const MONTHS_AHEAD = 13;

const SEAL_JOB = 'ledger.seal';
/** The first seal of a large ledger takes long. The next run continues a run that was cut off. */
const SEAL_LIMIT_SECONDS = 3600;

const RECONCILE_JOB = 'ledger.reconcile';
/** Ten million members take about an hour. */
const RECONCILE_LIMIT_SECONDS = 6 * 3600;

/** The ledger's jobs. `checks` are other areas' checks of the value they store. */
export function defineLedgerJobs(
  platform: Pick<Platform, 'clock' | 'database' | 'jobs' | 'log'>,
  checks: readonly ReconcileCheck[],
): void {
  const { clock, database, jobs } = platform;
  // We keep a year of monthly partitions ready. If one is missing, the default partition takes the postings.
  jobs.define(MONTHS_JOB, async () => {
    await database.transaction((tx) => makeMonths(tx, clock.now(), MONTHS_AHEAD));
  });
  jobs.schedule(MONTHS_JOB, '40 3 2 * *');
  jobs.define(SEAL_JOB, async (_data, { signal }) => await sealAndLog(platform, signal), {
    limitSeconds: SEAL_LIMIT_SECONDS,
  });
  jobs.schedule(SEAL_JOB, '10 * * * *');
  jobs.define(RECONCILE_JOB, async (_data, { signal }) => await reconcileAndKeep(platform, checks, signal), {
    limitSeconds: RECONCILE_LIMIT_SECONDS,
  });
  jobs.schedule(RECONCILE_JOB, '30 4 * * *');
}
