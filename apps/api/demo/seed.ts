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
import { taskPorts } from '../src/composition/ports/task-ports.ts';
import type { Platform } from '../src/platform/platform.ts';

/** Every area's `seed<Area>`, in the order of their dependencies. Each adds missing rows and changes no others. */
const seeds: readonly ((platform: Platform) => Promise<void>)[] = [
  seedIdentity,
  seedOperators,
  seedAttributes,
  seedRealNames,
  seedReward,
  seedContent,
  seedMessage,
  seedHelp,
  seedActivities,
  (platform) => seedTasks(platform, taskPorts),
  seedPartners,
  seedExchange,
  seedGroup,
  (platform) => seedCampaigns({ platform, orders: prizeStock }),
  seedCommunity,
];

/** Loads the tasks, benefits, texts and demo accounts that the product starts with. It may run at every start. */
export async function seed(platform: Platform): Promise<void> {
  for (const load of seeds) await load(platform);
  await makeRankings(platform);
}

/** Loads the same, and some months of other members' lives with work for operators. Tests of single areas start without these. */
export async function seedWithLife(platform: Platform): Promise<void> {
  for (const load of seeds) await load(platform);
  const isNew = await seedLife(platform, { orders: prizeStock, counters: siteFigureCounters });
  await makeRankings(platform);
  // Of servers that start together, the one that made the people gives them their work.
  if (isNew)
    await seedWaiting(platform, { ports: taskPorts, feedback: operatorFeedback, checks: reconcileChecks });
}
