import type { Handlers } from '../call/call.ts';
import type { Authenticate } from '../call/caller.ts';
import type { Platform } from '../platform/platform.ts';
import { campaignDeps } from './campaign-deps.ts';
import { fileOwners } from './file-owners.ts';
import { causeLinks } from './cause-links.ts';
import { createCampaigns } from '../modules/campaign/module.ts';
import { communityHandlers } from '../modules/community/handlers.ts';
import { defineCommunityJobs } from '../modules/community/jobs.ts';
import { newcomerStepCoins } from './newcomer-step-coins.ts';
import { contentHandlers } from '../modules/content/handlers.ts';
import { defineContentJobs } from '../modules/content/jobs.ts';
import { siteFigureCounters } from './site-figure-counters.ts';
import { createExchange } from '../modules/exchange/exchange.ts';
import { exchangeHandlers } from '../modules/exchange/handlers.ts';
import { createFiles, type Files, pictureUrl } from '../modules/file/files.ts';
import { fileHandlers } from '../modules/file/handlers.ts';
import { takePicture } from '../modules/file/upload/take-file.ts';
import { defineUnownedSweep } from '../modules/file/unowned-files.ts';
import { groupMediaUrls } from '../modules/group/discussion/attachments/media-urls.ts';
import { groupHandlers } from '../modules/group/handlers.ts';
import { defineGroupJobs } from '../modules/group/jobs.ts';
import { defineGroupTexts } from '../modules/group/people/notices/group-texts.ts';
import { createGroupFeed } from '../modules/group/discussion/live/group-feed.ts';
import { accountHandlers } from '../modules/identity/account/handlers.ts';
import { createNotifyOfChange } from '../modules/identity/account/account-notifications.ts';
import { identityHandlers } from '../modules/identity/handlers.ts';
import { membersWithEmail } from '../modules/identity/account/member-contacts.ts';
import { createIdentity } from '../modules/identity/identity.ts';
import { writeByMailToo } from '../modules/identity/account/email-notifications.ts';
import { qrHandlers } from '../modules/identity/qr/handlers.ts';
import { createQrLogins } from '../modules/identity/qr/qr-login.ts';
import { snsHandlers } from '../modules/identity/third-party/handlers.ts';
import { createSns } from '../modules/identity/third-party/sns.ts';
import { inviteHandlers } from '../modules/invite/handlers.ts';
import { notePayee } from '../modules/invite/joining/note-payee.ts';
import { invitationCoinsOf } from '../modules/invite/invitation-view.ts';
import { defineInviteJobs } from '../modules/invite/jobs.ts';
import { groupRewardDeps } from './group-rewards.ts';
import { inviteDeps, joinedPort } from './invite-ports.ts';
import { memberTaskPorts } from './member-task-ports.ts';
import { ledgerHandlers } from '../modules/ledger/handlers.ts';
import { defineLedgerJobs } from '../modules/ledger/jobs.ts';
import { reconcileChecks } from './reconcile-checks.ts';
import { attributeHandlers } from '../modules/member/attributes/attribute-handlers.ts';
import { attributeTasks } from './attribute-tasks.ts';
import { configuredIdChecker } from '../modules/member/real-name/ports/configured-id-checker.ts';
import { memberHandlers } from '../modules/member/handlers.ts';
import { adultStatusOf } from '../modules/member/real-name/id-verification.ts';
import { unfinishedAttributes } from '../modules/member/attributes/attribute-attention.ts';
import { closingAttention } from '../modules/member/privacy/closing-attention.ts';
import { defineMemberJobs } from '../modules/member/jobs.ts';
import { privacyHandlers } from '../modules/member/privacy/privacy-handlers.ts';
import type { PrivacyDeps } from '../modules/member/privacy/privacy-deps.ts';
import { feedbackDeps } from './feedback-deps.ts';
import { feedbackHandlers } from '../modules/feedback/handlers.ts';
import { defineFeedbackJobs } from '../modules/feedback/jobs.ts';
import { unrestricted } from './unrestricted.ts';
import { helpHandlers } from '../modules/help/handlers.ts';
import { defineMessageJobs } from '../modules/message/jobs.ts';
import { standingOf } from './member-standing.ts';
import { messageHandlers } from '../modules/message/handlers.ts';
import { createMessages } from '../modules/message/write-message.ts';
import { createPartner } from '../modules/partner/create-partner.ts';
import { partnerHandlers } from '../modules/partner/handlers.ts';
import { definePartnerJobs } from '../modules/partner/jobs.ts';
import type { PartnerDeps } from '../modules/partner/partner-deps.ts';
import { privacyPorts } from './privacy-ports.ts';
import { regionHandlers } from '../modules/region/handlers.ts';
import { isCheckedIn } from '../modules/reward/check-in/checkin.ts';
import { rewardHandlers } from '../modules/reward/handlers.ts';
import { levelOf, levelRule } from '../modules/reward/levels/levels.ts';
import { defineRewardJobs } from '../modules/reward/jobs.ts';
import { surveyHandlers } from '../modules/survey/handlers.ts';
import { defineSurveyJobs } from '../modules/survey/jobs.ts';
import { activityHandlers } from '../modules/task/activity/handlers.ts';
import { taskHandlers } from '../modules/task/handlers.ts';
import { defineTaskJobs } from '../modules/task/jobs.ts';
import { unfinishedTasks } from '../modules/task/results/home-attention.ts';
import type { TaskDeps } from '../modules/task/task-deps.ts';

export interface Modules {
  handlers: Handlers;
  authenticate: Authenticate;
  files: Files;
  partner: PartnerDeps;
}

/**
 * Connects every area of the product with what it needs from the others, and defines all jobs. Call it before jobs
 * start.
 */
export const composeModules = (platform: Platform): Modules => {
  const invites = inviteDeps(platform);
  const rewards = groupRewardDeps(platform, invites);
  const identity = createIdentity(platform, joinedPort(invites, rewards));
  defineInviteJobs(invites);
  defineMessageJobs(platform, { mail: identity.mail, reachable: membersWithEmail });
  defineLedgerJobs(platform, reconcileChecks);
  defineRewardJobs(platform);
  const files = createFiles(platform);
  defineUnownedSweep(files, fileOwners);
  const idChecker = configuredIdChecker(platform.config);
  const messages = createMessages(platform);
  const urgent = writeByMailToo(messages, identity.mail);
  const exchange = createExchange({
    platform,
    levelRuleOf: levelRule,
    adultStatusOf: async (db, memberId) => await adultStatusOf(platform, db, memberId),
    invitationCoinsOf,
    notePayee: async (tx, memberId, account) => await notePayee(invites, tx, memberId, account),
  });
  const campaigns = createCampaigns(campaignDeps(platform, exchange, messages));
  campaigns.defineJobs();
  defineCommunityJobs(platform);
  const ports = memberTaskPorts(platform, invites);
  const partner = createPartner(platform, { ...platform, ports });
  const tasks: TaskDeps = partner;
  const privacy: PrivacyDeps = {
    platform,
    files,
    ...identity,
    ...privacyPorts(platform, tasks, identity.sessions),
  };
  const feedback = feedbackDeps(platform, {
    takePicture: (memberId, key) =>
      takePicture(files, { kind: 'member', memberId }, { key, module: 'feedback' }),
    pictureUrl: (key) => pictureUrl(files, key),
  });
  defineFeedbackJobs(feedback, platform.jobs);
  defineContentJobs(platform, siteFigureCounters);
  const survey = surveyHandlers(tasks);
  const orders = exchangeHandlers(exchange);
  defineTaskJobs(tasks);
  defineSurveyJobs(tasks);
  definePartnerJobs(partner);
  const texts = defineGroupTexts(platform, identity.texts);
  defineGroupJobs({ ...rewards, messages, jobs: platform.jobs, files, texts, identity });
  defineMemberJobs({ platform, idChecker, messages: urgent }, privacy);
  return {
    authenticate: identity.sessions.authenticate,
    files,
    partner,
    handlers: {
      ...identityHandlers({ platform, identity }),
      ...accountHandlers({
        platform,
        ...identity,
        tell: createNotifyOfChange(platform.clock, urgent),
      }),
      ...regionHandlers(),
      ...fileHandlers(files),
      ...qrHandlers(createQrLogins(platform, identity.sessions)),
      ...snsHandlers({ sns: createSns({ platform, ...identity }), fields: identity.fields }),
      ...memberHandlers({
        platform,
        fields: identity.fields,
        idChecker,
        messages: urgent,
        files,
        levelOf,
        attention: [unfinishedTasks(tasks), unfinishedAttributes, closingAttention],
        checkedIn: isCheckedIn,
        stepCoins: newcomerStepCoins,
      }),
      ...privacyHandlers(privacy),
      ...attributeHandlers({ platform, ...attributeTasks(tasks) }),
      ...messageHandlers({
        platform,
        sessions: identity.sessions,
        groupFeed: createGroupFeed(platform),
        standingOf,
      }),
      ...helpHandlers({ platform }),
      ...feedbackHandlers(feedback),
      ...communityHandlers({ platform }),
      ...contentHandlers({ platform, fields: identity.fields }),
      ...inviteHandlers(invites),
      ...ledgerHandlers({ platform, linksOf: causeLinks }),
      ...rewardHandlers({ platform, linksOf: causeLinks }),
      ...taskHandlers(tasks),
      ...activityHandlers(
        {
          ...tasks,
          takePhoto: (memberId, key) =>
            takePicture(files, { kind: 'member', memberId }, { key, module: 'task' }),
        },
        platform.config,
      ),
      ...survey,
      ...partnerHandlers(partner),
      ...orders,
      ...campaigns.handlers,
      ...unrestricted(platform, { ...survey, ...orders, ...campaigns.handlers }),
      ...groupHandlers({
        ...platform,
        identity,
        mediaUrls: groupMediaUrls(platform),
        files,
        messages,
        texts,
      }),
    },
  };
};
