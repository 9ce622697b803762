import { prizeStock } from './campaign-deps.ts';
import { seedCampaigns } from '../modules/campaign/seed.ts';
import { seedCommunity } from '../modules/community/seed.ts';
import { seedContent } from '../modules/content/seed.ts';
import { seedExchange } from '../modules/exchange/catalogue/seed.ts';
import { seedGroup } from '../modules/group/demo/seed.ts';
import { seedIdentity } from '../modules/identity/seed.ts';
import { seedAttributes } from '../modules/member/attributes/seed.ts';
import { seedHelp } from '../modules/help/seed.ts';
import { seedMessage } from '../modules/message/seed.ts';
import { seedPartners } from '../modules/partner/seed.ts';
import { seedReward } from '../modules/reward/seed.ts';
import { seedTasks } from '../modules/survey/authoring/seed.ts';
import { seedActivities } from '../modules/task/seed.ts';
import { taskPorts } from './task-ports.ts';
import type { Platform } from '../platform/platform.ts';

/** Every area's `seed<Area>`, in the order of their dependencies. Each adds missing rows and changes no others. */
const seeds: readonly ((platform: Platform) => Promise<void>)[] = [
  seedIdentity,
  seedAttributes,
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

/** Loads the data that the product starts with. It may run at every start. */
export async function seed(platform: Platform): Promise<void> {
  for (const load of seeds) await load(platform);
}
