import type { InviteDeps } from './deps.ts';
import { deleteOldSignals } from './joining/fraud-signal-store.ts';
import { restoreFamilies } from './rewards/declare-family.ts';
import { settleDueRewards } from './rewards/settle-rewards.ts';

const SETTLE_JOB = 'invite.settle-rewards';
const SIGNAL_MS = 30 * 24 * 3_600_000;

/** The invite area's job: every ten minutes it makes due rewards available, looks for families and deletes old fraud signals. */
export function defineInviteJobs(deps: InviteDeps): void {
  const { database, clock, jobs } = deps.platform;
  jobs.define(SETTLE_JOB, async (_data, { signal }) => {
    const at = clock.now();
    await settleDueRewards(deps, at, signal);
    await restoreFamilies(deps, at, signal);
    await deleteOldSignals(database.read, new Date(at.getTime() - SIGNAL_MS), at);
  });
  jobs.schedule(SETTLE_JOB, '*/10 * * * *');
}
