import type { Jobs } from '../../platform/jobs/jobs.ts';
import { settleAll } from '../../platform/jobs/settle-all.ts';
import { tellTurns } from './discussion/events/tell-turns.ts';
import { sweepDrafts } from './discussion/drafts/sweep-drafts.ts';
import { sweepUnused } from './discussion/attachments/sweep-unused.ts';
import type { GroupDeps } from './people/deps.ts';
import { announce } from './people/notices/announce.ts';
import { callToTopics } from './discussion/calls/call-to-topics.ts';
import { endFinishedRehearsals } from './hosting/rehearsal/rehearsal.ts';
import { resumeWalks } from './hosting/rehearsal/walk-rehearsal.ts';
import { confirmByClock } from './hosting/rewards/confirm-pay.ts';
import { tallyClosed } from './hosting/rewards/tally-rewards.ts';
import { lapseKeptRewards } from './hosting/rewards/reward-store.ts';
import { payDue, payKeptRewardsOfMembers, type RewardDeps } from './hosting/rewards/pay-out.ts';
import { notifyKeptRewards } from './hosting/rewards/notify-kept-rewards.ts';

const PAY_JOB = 'group.settle';
const SWEEP_JOB = 'group.sweep-unused';
const DRAFT_JOB = 'group.sweep-drafts';
const ANNOUNCE_JOB = 'group.announce';
const REHEARSAL_JOB = 'group.end-rehearsals';

/**
 * The jobs of discussion groups: notify people that a group or a topic opened or a group closed, and open pages of the turns of its schedule; tally groups that closed by schedule;
 * confirm pay-outs by the clock; pay confirmed rewards; end rehearsals, and resume those whose job was lost; delete files that nobody sent, and
 * drafts of groups that ended.
 */
export function defineGroupJobs(
  deps: RewardDeps & Pick<GroupDeps, 'files' | 'texts' | 'identity' | 'messages' | 'events'> & { jobs: Jobs },
): void {
  deps.jobs.define(SWEEP_JOB, async () => await sweepUnused(deps));
  deps.jobs.schedule(SWEEP_JOB, '50 * * * *');
  deps.jobs.define(DRAFT_JOB, async () => await sweepDrafts(deps));
  deps.jobs.schedule(DRAFT_JOB, '20 * * * *');
  deps.jobs.define(PAY_JOB, async (_data, { signal }) => {
    const stages = [
      () => tallyClosed(deps, signal),
      () => confirmByClock(deps, signal),
      () => payDue(deps, undefined, signal),
      () => payKeptRewardsOfMembers(deps, signal),
      () => notifyKeptRewards(deps, signal),
      () => lapseKeptRewards(deps.database.read, deps.clock.now()),
    ];
    // A group that fails in one stage must not stop the later stages for all others.
    await settleAll(stages, (stage) => stage(), signal);
  });
  deps.jobs.schedule(PAY_JOB, '*/5 * * * *');
  deps.jobs.define(ANNOUNCE_JOB, async (_data, { signal }) => {
    await settleAll([tellTurns, announce, callToTopics], async (tell) => await tell(deps, signal), signal);
  });
  deps.jobs.schedule(ANNOUNCE_JOB, '* * * * *');
  deps.jobs.define(REHEARSAL_JOB, async (_data, { signal }) => {
    await endFinishedRehearsals(deps, signal);
    await resumeWalks(deps);
  });
  deps.jobs.schedule(REHEARSAL_JOB, '* * * * *');
}
