import type { Platform } from '../../platform/platform.ts';
import { ordersToMend } from '../../modules/exchange/module.ts';
import { awaitingTickets } from '../../modules/feedback/module.ts';
import { owedDiscussions } from '../../modules/group/module.ts';
import type { HomeAttentionSource } from '../../modules/member/api.ts';
import { lowQuality } from '../../modules/reward/module.ts';
import type { TaskDeps } from '../../modules/task/api.ts';
import { unfinishedTasks } from '../../modules/task/module.ts';

/** What members still have to do in other areas than their account's, for the home page (rule 10.30). */
export const homeAttention = (platform: Platform, tasks: TaskDeps): readonly HomeAttentionSource[] => [
  unfinishedTasks(tasks),
  owedDiscussions(platform),
  ordersToMend,
  awaitingTickets,
  lowQuality,
];
