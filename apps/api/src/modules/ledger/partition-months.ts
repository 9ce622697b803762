import type { Platform } from '../../platform/platform.ts';
import { makeMonths } from './posting/ledger-store.ts';

const MONTHS_AHEAD = 13;
const JOB = 'ledger.make-months';

/** Keeps a year of monthly partitions ready. Postings go on without: the default partition takes them. */
export function defineLedgerJobs({
  clock,
  database,
  jobs,
}: Pick<Platform, 'clock' | 'database' | 'jobs'>): void {
  jobs.define(JOB, async () => {
    await database.transaction((tx) => makeMonths(tx, clock.now(), MONTHS_AHEAD));
  });
  jobs.schedule(JOB, '40 3 2 * *');
}
