import type { Handlers } from '../call/call.ts';
import type { Authenticate, WasIssued } from '../call/caller.ts';
import type { Platform } from '../platform/platform.ts';
import { campaignDeps } from './ports/campaign-deps.ts';
import { fileOwners } from './ports/file-owners.ts';
import { unnamedPictures } from './ports/unnamed-pictures.ts';
import { causeLinks } from './receipts/cause-links.ts';
import { createCampaigns } from '../modules/campaign/module.ts';
import { newcomerStepCoins } from './ports/newcomer-step-coins.ts';
import { siteFigureCounters } from './ports/site-figure-counters.ts';
import type { Exchange } from '../modules/exchange/api.ts';
import { createExchange } from '../modules/exchange/module.ts';
import { createGroupFeed, createGroups } from '../modules/group/module.ts';
import { createIdentity, membersWithEmail } from '../modules/identity/module.ts';
import { createInvite } from '../modules/invite/module.ts';
import { groupRewardDeps } from './ports/group-rewards.ts';
import { identityPorts, inviteDeps } from './ports/invite-ports.ts';
import { exchangeDeps } from './ports/exchange-deps.ts';
import { levelPorts } from './ports/level-ports.ts';
import { memberTaskPorts } from './ports/member-task-ports.ts';
import { reconcileChecks } from './reconcile-checks.ts';
import { attributeTasks } from './ports/attribute-tasks.ts';
import { createMember } from '../modules/member/module.ts';
import { feedbackDeps } from './tickets/feedback-deps.ts';
import { homeAttention } from './ports/home-attention.ts';
import { unrestricted } from './ports/unrestricted.ts';
import { audienceFactsOf } from './ports/audience-facts.ts';
import type { Messages } from '../modules/message/api.ts';
import type { MemberArchive } from '../modules/operator/api.ts';
import { createMessage, createMessages } from '../modules/message/module.ts';
import { createPartner, partnerDeps } from '../modules/partner/module.ts';
import type { PartnerDeps } from '../modules/partner/api.ts';
import { createSurvey } from '../modules/survey/module.ts';
import type { TaskDeps } from '../modules/task/api.ts';
import { createTask } from '../modules/task/module.ts';
import { privacyPorts } from './ports/privacy-ports.ts';
import { receiptDeps } from './receipts/receipt-deps.ts';
import { searchSite } from './searches/site-search.ts';
import { createReceipts } from '../modules/receipt/module.ts';
import { createReward, isCheckedIn } from '../modules/reward/module.ts';
import { createCommunity } from '../modules/community/module.ts';
import { createContent } from '../modules/content/module.ts';
import { createFeedback } from '../modules/feedback/module.ts';
import type { Sessions } from '../modules/identity/api.ts';
import type { Files } from '../modules/file/api.ts';
import { courseVideoUrl, createFile } from '../modules/file/module.ts';
import { createLegal } from '../modules/legal/module.ts';
import { createHelp } from '../modules/help/module.ts';
import { createLedger } from '../modules/ledger/module.ts';
import { createRegion } from '../modules/region/module.ts';

export interface Modules {
  handlers: Handlers;
  authenticate: Authenticate;
  wasIssued: WasIssued;
  files: Files;
  sessions: Sessions;
  /** Writes messages, and mails those that warn of a change. */
  messages: Messages;
  partner: PartnerDeps;
  /** All data of a member, for an operator. */
  memberArchive: MemberArchive;
  exchange: Exchange;
}

/**
 * Connects every area of the product with its dependencies on others, and defines all jobs. Call it before jobs start.
 */
export const composeModules = (platform: Platform): Modules => {
  const invites = inviteDeps(platform);
  const rewards = groupRewardDeps(platform, invites);
  const levels = levelPorts(platform);
  const region = createRegion();
  const ledger = createLedger(platform, { checks: reconcileChecks, linksOf: causeLinks });
  const reward = createReward(platform, { linksOf: causeLinks });
  const help = createHelp(platform);
  const invite = createInvite(invites);
  const file = createFile(platform, { owners: fileOwners, findUnnamed: unnamedPictures(platform) });
  const { files } = file;
  const community = createCommunity(platform, { videoUrl: (key) => courseVideoUrl(files, key) });
  const identity = createIdentity(platform, identityPorts(invites, rewards));
  const message = createMessage(platform, {
    mailing: { mail: identity.mail, reachable: membersWithEmail },
    sessions: identity.sessions,
    groupFeed: createGroupFeed(platform),
    audienceFactsOf: audienceFactsOf(platform),
  });
  const content = createContent(platform, { fields: identity.fields, counters: siteFigureCounters });
  const feedback = createFeedback(
    feedbackDeps(platform, { takePicture: file.takePicture('feedback'), pictureUrl: file.pictureUrl }),
    platform.jobs,
  );
  const messages = createMessages(platform);
  const { exchange, handlers: orders } = createExchange(exchangeDeps(platform, invites));
  const campaigns = createCampaigns(campaignDeps(platform, exchange, messages));
  campaigns.defineJobs();
  const ports = memberTaskPorts(platform, invites, files);
  const partners = partnerDeps(platform, { ...platform, ports });
  const tasks: TaskDeps = partners;
  const task = createTask(tasks, { config: platform.config, takePhoto: file.takePicture('task') });
  const survey = createSurvey(tasks);
  const partner = createPartner(partners);
  const groups = createGroups(platform, { identity, files, messages, rewards });
  const member = createMember(platform, {
    fields: identity.fields,
    checks: identity.checks,
    sessions: identity.sessions,
    messages: identity.urgentMessages,
    files,
    levelOf: levels.levelOf,
    attention: homeAttention(platform, tasks),
    checkedIn: isCheckedIn,
    stepCoins: newcomerStepCoins(platform),
    ...attributeTasks(tasks),
    ...privacyPorts(platform, tasks, identity.sessions),
  });
  return {
    authenticate: identity.sessions.authenticate,
    wasIssued: identity.sessions.wasIssued,
    files,
    sessions: identity.sessions,
    messages: identity.urgentMessages,
    partner: partners,
    memberArchive: member.archive,
    exchange,
    handlers: {
      ...region.handlers,
      ...ledger.handlers,
      ...createReceipts(receiptDeps(platform)).handlers,
      ...reward.handlers,
      ...help.handlers,
      ...community.handlers,
      ...invite.handlers,
      ...file.handlers,
      ...identity.handlers,
      ...createLegal(platform).handlers,
      ...message.handlers,
      ...content.handlers,
      ...feedback.handlers,
      ...member.handlers,
      ...task.handlers,
      ...survey.handlers,
      ...partner.handlers,
      ...orders,
      ...campaigns.handlers,
      ...unrestricted(platform, { ...survey.handlers, ...orders, ...campaigns.handlers }),
      ...groups.handlers,
      searchSite: searchSite({ platform, tasks, exchange }),
    },
  };
};
