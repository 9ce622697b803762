import type { JobHandler } from '../../platform/jobs/jobs.ts';
import { settleAll } from '../../platform/jobs/settle-all.ts';
import type { PartnerDeps } from './partner-deps.ts';
import { deleteDueGuests } from './guests/delete-due-guests.ts';
import { deleteOldUnverified } from './reports/delete-unverified.ts';
import { processDue } from './reports/process-due.ts';
import { type HookData, SEND_HOOK } from './hooks/queue-hook.ts';
import { deleteOldHooks, resumeHooks, sendHook } from './hooks/send-hook.ts';

const DUE = 'partner.follow-up';
const UNVERIFIED = 'partner.forget-junk';
const GUESTS = 'partner.forget-guests';
const NIGHT_SECONDS = 2 * 3600;

/** The jobs of partners. */
export function definePartnerJobs(deps: PartnerDeps): void {
  const { jobs } = deps;
  jobs.define<HookData>(SEND_HOOK, async (data) => {
    await sendHook(deps, data);
  });
  jobs.define(DUE, async (_data, { signal }) => {
    const stages = [
      () => processDue(deps, signal),
      async () => {
        await resumeHooks(deps, deps.clock.now());
      },
    ];
    await settleAll(stages, (stage) => stage(), signal);
  });
  jobs.schedule(DUE, '* * * * *');
  jobs.define(UNVERIFIED, async (_data, { signal }) => {
    await deleteOldUnverified(deps, signal);
    await deleteOldHooks(deps, signal);
  });
  jobs.schedule(UNVERIFIED, '40 3 * * *');
  const forget: JobHandler<object> = async (_data, { signal }) => {
    await deleteDueGuests(deps, signal);
  };
  jobs.define(GUESTS, forget, { limitSeconds: NIGHT_SECONDS });
  jobs.schedule(GUESTS, '50 3 * * *');
}
