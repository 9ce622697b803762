import type { Handlers } from '../contract/call.ts';
import type { Authenticate } from '../contract/caller.ts';
import type { PendingOperation } from '../contract/pending-operations.ts';
import type { Platform } from '../platform/platform.ts';
import { contentHandlers } from './content/handlers.ts';
import { createExchange } from './exchange/exchange.ts';
import { exchangeHandlers } from './exchange/handlers.ts';
import { groupPictures } from './group/pictures.ts';
import { groupHandlers } from './group/handlers.ts';
import { groupNews } from './group/live-filter.ts';
import { identityHandlers } from './identity/handlers.ts';
import { createIdentity } from './identity/identity.ts';
import { ledgerHandlers } from './ledger/handlers.ts';
import { defineLedgerJobs } from './ledger/months.ts';
import { memberHandlers } from './member/handlers.ts';
import { messageHandlers } from './message/handlers.ts';
import { regionHandlers } from './region/handlers.ts';
import { isCheckedIn } from './reward/checkin.ts';
import { rewardHandlers } from './reward/handlers.ts';
import { levelOf, levelRule } from './reward/levels.ts';
import { defineRewardJobs } from './reward/quality.ts';
import { surveyHandlers } from './survey/handlers.ts';
import { taskHandlers } from './task/handlers.ts';
import { unfinishedTasks } from './task/home-attention.ts';
import { taskPorts } from './task-ports.ts';
import type { TaskParts } from './task/task-parts.ts';

export interface Modules {
  handlers: Omit<Handlers, PendingOperation>;
  authenticate: Authenticate;
}

/** Every area of the product, each given what it needs of the others. Jobs are defined here, before they start. */
export const composeModules = (platform: Platform): Modules => {
  const identity = createIdentity(platform);
  defineLedgerJobs(platform);
  defineRewardJobs(platform);
  const exchange = createExchange({ platform, levelRuleOf: levelRule });
  const tasks: TaskParts = { ...platform, ports: taskPorts };
  return {
    authenticate: identity.sessions.authenticate,
    handlers: {
      ...identityHandlers({ platform, identity }),
      ...regionHandlers(),
      ...memberHandlers({
        platform,
        levelOf,
        attention: [unfinishedTasks(tasks)],
        checkedIn: isCheckedIn,
      }),
      ...messageHandlers({ platform, sessions: identity.sessions, groupNews: groupNews(platform) }),
      ...contentHandlers({ platform }),
      ...ledgerHandlers(platform),
      ...rewardHandlers(platform),
      ...taskHandlers(tasks),
      ...surveyHandlers(tasks),
      ...exchangeHandlers(exchange),
      ...groupHandlers({ ...platform, identity, pictures: groupPictures }),
    },
  };
};
