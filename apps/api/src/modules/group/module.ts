import type { Handlers } from '../../call/call.ts';
import type { Platform } from '../../platform/platform.ts';
import type { TextNotices } from '../identity/api.ts';
import type { MessageBatches } from '../message/api.ts';
import { groupMediaUrls } from './discussion/attachments/media-urls.ts';
import { groupHandlers } from './handlers.ts';
import { defineWalk } from './hosting/rehearsal/walk-rehearsal.ts';
import type { RewardDeps } from './hosting/rewards/pay-out.ts';
import { defineGroupJobs } from './jobs.ts';
import type { GroupDeps } from './people/deps.ts';
import { defineGroupTexts } from './people/notices/group-texts.ts';

export { mediaRoutes } from './discussion/attachments/media-routes.ts';
export { groupFilesKept } from './discussion/attachments/reconcile-files.ts';
export { findUnownedFiles } from './discussion/attachments/owned-files-store.ts';
export { owedDiscussions } from './discussion/topics/group-attention.ts';
export { groupCoins } from './discussion/topics/group-coins.ts';
export { createGroupFeed } from './discussion/live/group-feed.ts';
export { groupEvents } from './hosting/operate/group-events.ts';
export { groupConsole, groupHostActs, groupPayActs } from './hosting/operate/console.ts';
export { searchGroups } from './hosting/operate/search.ts';
export { groupActs } from './hosting/operate/group-acts.ts';
export { payOutOf, waitingPayOutCount, waitingPayOuts } from './hosting/rewards/confirm-pay.ts';
export { previewPay } from './hosting/rewards/preview-pay.ts';
export { peopleOfPay } from './hosting/rewards/stop-pay.ts';
export { payDue, payKeptRewards } from './hosting/rewards/pay-out.ts';
export { groupRewardChecks } from './hosting/rewards/reconcile-rewards.ts';
export { startInGroup } from './people/entry/start-participation.ts';
export { invitedTasks } from './people/entry/tickets.ts';
export { isNamedHost } from './people/group/host-store.ts';
export { namedHosts } from './people/life/name-host.ts';
export { groupData } from './personal-data-store.ts';
export { eraseGroupMember } from './personal-data.ts';
export { groupCounters } from './reconcile-counters.ts';

/** What discussion groups need from other areas. */
interface GroupPorts {
  readonly identity: GroupDeps['identity'] & { readonly texts: TextNotices };
  readonly files: GroupDeps['files'];
  readonly messages: MessageBatches;
  readonly rewards: RewardDeps;
}

/** Discussion groups: people, discussion, the hosts' desk and hosting. Defines their jobs. */
export function createGroups(
  platform: Platform,
  { identity, files, messages, rewards }: GroupPorts,
): { handlers: Pick<Handlers, keyof ReturnType<typeof groupHandlers>> } {
  const texts = defineGroupTexts(platform, identity.texts);
  defineGroupJobs({ ...rewards, messages, jobs: platform.jobs, files, texts, identity });
  const mediaUrls = groupMediaUrls(platform);
  defineWalk({ ...platform, identity, mediaUrls, files });
  return { handlers: groupHandlers({ ...platform, identity, mediaUrls, files, messages, texts }) };
}
