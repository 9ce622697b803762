import type { Platform } from '../../platform/platform.ts';
import { createOneTimeTokens } from '../identity/module.ts';
import type { TaskDeps } from '../task/api.ts';
import { externalSurveyOf } from './external/external-survey.ts';
import { partnerHandlers } from './handlers.ts';
import { definePartnerJobs } from './jobs.ts';
import { queueHook } from './hooks/queue-hook.ts';
import type { PartnerDeps } from './partner-deps.ts';
import { readOwners } from './partner-store.ts';

const KEY_BYTES = 32;

/** The dependencies of partners, which are also those of tasks: with partners, external companies can run tasks. */
export function partnerDeps(platform: Platform, tasks: TaskDeps): PartnerDeps {
  const around = {
    ...tasks,
    memberSite: platform.config.sites.member,
    production: platform.config.production,
    keys: createOneTimeTokens(platform, 'survey key', KEY_BYTES),
  };
  return {
    ...around,
    ports: {
      ...tasks.ports,
      externalSurveyOf: (db, taskId) => externalSurveyOf(around, db, taskId),
      ownersOf: readOwners,
      ended: (tx, end) => queueHook(tx, around, end),
    },
  };
}

/** Suppliers, agents and open links. Defines the area's jobs. */
export function createPartner(deps: PartnerDeps) {
  definePartnerJobs(deps);
  return { handlers: partnerHandlers(deps) };
}

export { callbackRoutes } from './callback-routes.ts';
export { listHooks } from './hooks/send-hook.ts';
export { countReports, partnerActs, partnerConsole, partnerWordActs } from './operate/console.ts';
export { searchPartners } from './operate/search.ts';
export { newSid, openLinkUrl } from './operate/open-link-acts.ts';
export { faultsOfSettings, partnerSettings } from './operate/settings-act.ts';
export { lacksSupplier } from './partner-store.ts';
export { readPartners } from './partners.ts';
export { partnerEvents } from './operate/partner-events.ts';
export { closedTaskCount, closedTasks } from './reports/close-task.ts';
export { waitingReportCount } from './reports/report-store.ts';
export { readOpenReports } from './reports/reconcile-reports.ts';
