import type { Platform } from '../../../platform/platform.ts';
import { readChainHead, seal } from './seal-store.ts';

const JOB = 'ledger.seal';

/**
 * Carries the ledger's hash chain on every hour, so that `reconcile` finds whatever is changed afterwards. The head goes
 * to the log: who changes the database as a whole does not change what was written elsewhere.
 */
export function defineSealJob({
  clock,
  database,
  jobs,
  log,
}: Pick<Platform, 'clock' | 'database' | 'jobs' | 'log'>): void {
  jobs.define(JOB, async () => {
    if (await database.transaction((tx) => seal(tx, clock.now())))
      log.info({ event: 'ledger.sealed', ...(await readChainHead(database.read)) }, 'ledger sealed');
  });
  jobs.schedule(JOB, '10 * * * *');
}
