import { prizeStock } from '../src/composition/ports/campaign-deps.ts';
import { operatorFeedback } from '../src/composition/tickets/feedback-deps.ts';
import { reconcileChecks } from '../src/composition/reconcile-checks.ts';
import { siteFigureCounters } from '../src/composition/ports/site-figure-counters.ts';
import { seedCampaigns } from './campaign/seed.ts';
import { seedCommunity } from './community/seed.ts';
import { seedContent } from './content/seed.ts';
import { seedExchange } from './exchange/seed.ts';
import { seedGroup } from './group/seed.ts';
import { seedIdentity } from './identity/seed.ts';
import { seedAttributes, seedRealNames } from './member/seed.ts';
import { seedHelp } from './help/seed.ts';
import { seedLife } from './life/seed.ts';
import { seedWaiting } from './life/seed-waiting.ts';
import { seedMessage } from './message/seed.ts';
import { seedOperators } from './operator/seed.ts';
import { seedPartners } from './partner/seed.ts';
import { seedReward } from './reward/seed.ts';
import { seedTasks } from './survey/seed.ts';
import { seedActivities } from './task/seed.ts';
import { makeRankings } from '../src/modules/community/ranking/make-rankings.ts';
import { exchangeWithoutJobs } from '../src/composition/ports/exchange-deps.ts';
import { taskPorts } from '../src/composition/ports/task-ports.ts';
import type { Platform } from '../src/platform/platform.ts';

type Seed = (platform: Platform) => Promise<void>;

/** Every area's `seed<Area>`, in the order of their dependencies. Each adds missing rows and changes no others. */
const seeds: Readonly<Record<string, Seed>> = {
  identity: seedIdentity,
  operator: seedOperators,
  attributes: seedAttributes,
  realNames: seedRealNames,
  reward: seedReward,
  content: seedContent,
  message: seedMessage,
  help: seedHelp,
  activities: seedActivities,
  tasks: (platform) => seedTasks(platform, taskPorts),
  partner: seedPartners,
  exchange: seedExchange,
  group: seedGroup,
  campaign: (platform) => seedCampaigns({ platform, orders: prizeStock }),
  community: seedCommunity,
};

/** Adds each area's rows, and a line of the log for each, which tells who waits that the start goes on. */
async function seedAreas(platform: Platform): Promise<void> {
  for (const [name, load] of Object.entries(seeds)) {
    await load(platform);
    platform.log.info({ name }, 'demo data added');
  }
}

/** Loads the tasks, benefits, texts and demo accounts that the product starts with. It may run at every start. */
export async function seed(platform: Platform): Promise<void> {
  await seedAreas(platform);
  await makeRankings(platform);
}

/** Loads the same, and some months of other members' lives with work for operators. Tests of single areas start without these. */
export async function seedWithLife(platform: Platform): Promise<void> {
  await seedAreas(platform);
  const isNew = await seedLife(platform, { orders: prizeStock, counters: siteFigureCounters });
  await makeRankings(platform);
  // Of servers that start together, the one that made the people gives them their work.
  if (isNew)
    await seedWaiting(platform, {
      ports: taskPorts,
      feedback: operatorFeedback,
      exchange: exchangeWithoutJobs,
      checks: reconcileChecks,
    });
}
