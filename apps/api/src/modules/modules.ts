import type { Handlers } from '../contract/call.ts';
import type { Authenticate } from '../contract/caller.ts';
import type { PendingOperation } from '../contract/pending-operations.ts';
import type { Platform } from '../platform/platform.ts';
import { groupPictures } from './group/pictures.ts';
import { groupHandlers } from './group/handlers.ts';
import { identityHandlers } from './identity/handlers.ts';
import { createIdentity } from './identity/identity.ts';
import { ledgerHandlers } from './ledger/handlers.ts';
import { memberHandlers } from './member/handlers.ts';
import { messageHandlers } from './message/handlers.ts';
import { calendarDay } from './reward/calendar-day.ts';
import { takeDoubleCoin } from './reward/cards.ts';
import { readHistory } from './reward/checkin-store.ts';
import { checkedDay } from './reward/streak.ts';
import { rewardHandlers } from './reward/handlers.ts';
import { levelOf } from './reward/levels.ts';
import { defineRewardJobs } from './reward/quality.ts';
import { surveyHandlers } from './survey/handlers.ts';
import { taskHandlers } from './task/handlers.ts';
import type { TaskParts } from './task/task-parts.ts';

export interface Modules {
  handlers: Omit<Handlers, PendingOperation>;
  authenticate: Authenticate;
}

/** Every area of the product, each given what it needs of the others. Jobs are defined here, before they start. */
export const composeModules = (platform: Platform): Modules => {
  const identity = createIdentity(platform);
  defineRewardJobs(platform);
  const tasks: TaskParts = {
    ...platform,
    ports: {
      takeDoubleCoin,
    },
  };
  return {
    authenticate: identity.sessions.authenticate,
    handlers: {
      ...identityHandlers({ platform, identity }),
      ...memberHandlers({
        platform,
        levelOf,
        attention: [],
        checkedIn: async (db, memberId, at) => {
          const today = calendarDay(at);
          return checkedDay(await readHistory(db, memberId, today), today) !== undefined;
        },
      }),
      ...messageHandlers({ platform, sessions: identity.sessions }),
      ...ledgerHandlers(platform),
      ...rewardHandlers(platform),
      ...taskHandlers(tasks),
      ...surveyHandlers(tasks),
      ...groupHandlers({ ...platform, identity, pictures: groupPictures }),
    },
  };
};
