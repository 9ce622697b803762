import { refuse } from '../../errors/api-fault.ts';
import type { Act } from '../../platform/audit/act.ts';
import { countFailed, retryFailedJobs } from '../../platform/jobs/job-store.ts';

/** One failed job by its id, or all of a name. */
export type WhichJobs = { id: string } | { name: string };

const wordOf = (which: WhichJobs): string => ('id' in which ? which.id : which.name);

/** Lets jobs run again that failed for good (rule 8.8). */
export const retryJobs: Act<WhichJobs> = {
  name: 'jobs retry',
  needsReason: false,
  lockOf: () => 'jobs',
  plan: async (_platform, db, which) => {
    const failed = await countFailed(db, which);
    if (failed === 0) refuse('NOT_FOUND');
    return {
      kind: 'job',
      subject: wordOf(which),
      title: wordOf(which),
      permission: 'jobs',
      changes: [{ field: 'failed', label: '失败的任务', before: String(failed), after: '0' }],
    };
  },
  run: async ({ database }, which) => {
    await database.transaction((tx) => retryFailedJobs(tx, which));
  },
};
