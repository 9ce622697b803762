import { sealActs } from '../../platform/audit/act-store.ts';
import type { Platform } from '../../platform/platform.ts';

const SEAL_JOB = 'operator.seal-acts';

/** Each hour the end of the audit log's chain is stored and logged, where no database administrator can change it. */
export function defineOperatorJobs({
  database,
  clock,
  jobs,
  log,
}: Pick<Platform, 'database' | 'clock' | 'jobs' | 'log'>): void {
  jobs.define(SEAL_JOB, async () => {
    const sealed = await sealActs(database.read, clock.now());
    if (sealed) log.info({ event: 'audit.sealed', ...sealed }, 'the audit log is sealed');
  });
  jobs.schedule(SEAL_JOB, '15 * * * *');
}
