import type { Handlers } from '../contract/call.ts';
import type { Authenticate } from '../contract/caller.ts';
import type { PendingOperation } from '../contract/pending-operations.ts';
import type { Platform } from '../platform/platform.ts';
import { causeLinks } from './cause-links.ts';
import { contentHandlers } from './content/handlers.ts';
import { createExchange } from './exchange/exchange.ts';
import { exchangeHandlers } from './exchange/handlers.ts';
import { createFiles, type Files } from './file/files.ts';
import { fileHandlers } from './file/handlers.ts';
import { takeFile } from './file/take-file.ts';
import { groupPictures } from './group/pictures.ts';
import { groupHandlers } from './group/handlers.ts';
import { groupNews } from './group/live-filter.ts';
import { accountHandlers } from './identity/account-handlers.ts';
import { createTellOfChange } from './identity/account-news.ts';
import { identityHandlers } from './identity/handlers.ts';
import { createIdentity } from './identity/identity.ts';
import { notifyByMailToo } from './identity/mail-member.ts';
import { qrHandlers } from './identity/qr-handlers.ts';
import { createQrLogins } from './identity/qr-login.ts';
import { snsHandlers } from './identity/sns-handlers.ts';
import { createSns } from './identity/sns.ts';
import { inviteHandlers } from './invite/handlers.ts';
import { notePayee } from './invite/note-payee.ts';
import { defineSettleRewards } from './invite/settle-rewards.ts';
import { inviteParts, joinedPort, withInviteSteps } from './invite-ports.ts';
import { ledgerHandlers } from './ledger/handlers.ts';
import { defineLedgerJobs } from './ledger/months.ts';
import { defineSealJob } from './ledger/seal.ts';
import { defineReconcileJob } from './ledger/reconcile-job.ts';
import { reconcileChecks } from '../reconcile-checks.ts';
import { attributeHandlers } from './member/attributes/attribute-handlers.ts';
import { attributeTasks } from './attribute-tasks.ts';
import { configuredIdChecker } from './member/configured-id-checker.ts';
import { memberHandlers } from './member/handlers.ts';
import { adultStatusOf, defineIdCheckJob } from './member/id-verification.ts';
import { closingAttention } from './member/closing-attention.ts';
import { defineClosingJob } from './member/closing.ts';
import { privacyHandlers } from './member/privacy-handlers.ts';
import type { PrivacyParts } from './member/privacy-parts.ts';
import { messageHandlers } from './message/handlers.ts';
import { createNotifyMember } from './message/messages.ts';
import { createPartner } from './partner/create-partner.ts';
import { partnerHandlers } from './partner/handlers.ts';
import type { PartnerParts } from './partner/partner-parts.ts';
import { privacyPorts } from './privacy-ports.ts';
import { regionHandlers } from './region/handlers.ts';
import { isCheckedIn } from './reward/checkin.ts';
import { rewardHandlers } from './reward/handlers.ts';
import { levelOf, levelRule } from './reward/levels.ts';
import { defineRewardJobs } from './reward/quality.ts';
import { surveyHandlers } from './survey/handlers.ts';
import { activityHandlers } from './task/activity/handlers.ts';
import { taskHandlers } from './task/handlers.ts';
import { unfinishedTasks } from './task/home-attention.ts';
import { taskPorts } from './task-ports.ts';
import type { TaskParts } from './task/task-parts.ts';

export interface Modules {
  handlers: Omit<Handlers, PendingOperation>;
  authenticate: Authenticate;
  files: Files;
  partner: PartnerParts;
}

/** Every area of the product, each given what it needs of the others. Jobs are defined here, before they start. */
export const composeModules = (platform: Platform): Modules => {
  const invites = inviteParts(platform);
  const identity = createIdentity(platform, joinedPort(invites));
  defineSettleRewards(invites);
  defineLedgerJobs(platform);
  defineSealJob(platform);
  defineReconcileJob(platform, reconcileChecks);
  defineRewardJobs(platform);
  const files = createFiles(platform);
  const idChecker = configuredIdChecker(platform.config);
  const notify = notifyByMailToo(createNotifyMember(platform), identity.mail);
  defineIdCheckJob({ platform, idChecker, notify });
  const exchange = createExchange({
    platform,
    levelRuleOf: levelRule,
    adultStatusOf: async (db, memberId) => await adultStatusOf(platform, db, memberId),
    notePayee: async (tx, memberId, account) => await notePayee(invites, tx, memberId, account),
  });
  const partner = createPartner(platform, { ...platform, ports: withInviteSteps(taskPorts, invites) });
  const tasks: TaskParts = partner;
  const privacy: PrivacyParts = {
    platform,
    files,
    ...identity,
    ...privacyPorts(platform, tasks, identity.sessions),
  };
  defineClosingJob(privacy);
  return {
    authenticate: identity.sessions.authenticate,
    files,
    partner,
    handlers: {
      ...identityHandlers({ platform, identity }),
      ...accountHandlers({
        platform,
        ...identity,
        tell: createTellOfChange(platform.clock, notify),
      }),
      ...regionHandlers(),
      ...fileHandlers(files),
      ...qrHandlers(createQrLogins(platform, identity.sessions)),
      ...snsHandlers({ sns: createSns({ platform, ...identity }), fields: identity.fields }),
      ...memberHandlers({
        platform,
        fields: identity.fields,
        idChecker,
        notify,
        files,
        levelOf,
        attention: [unfinishedTasks(tasks), closingAttention],
        checkedIn: isCheckedIn,
      }),
      ...privacyHandlers(privacy),
      ...attributeHandlers({ platform, ...attributeTasks(tasks) }),
      ...messageHandlers({ platform, sessions: identity.sessions, groupNews: groupNews(platform) }),
      ...contentHandlers({ platform }),
      ...inviteHandlers(invites),
      ...ledgerHandlers({ platform, linksOf: causeLinks }),
      ...rewardHandlers({ platform, linksOf: causeLinks }),
      ...taskHandlers(tasks),
      ...activityHandlers(
        {
          ...tasks,
          takePhoto: async (memberId, key) => {
            await takeFile(files, { kind: 'member', memberId }, key);
          },
        },
        platform.config,
      ),
      ...surveyHandlers(tasks),
      ...partnerHandlers(partner),
      ...exchangeHandlers(exchange),
      ...groupHandlers({ ...platform, identity, pictures: groupPictures }),
    },
  };
};
