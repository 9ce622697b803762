import type { Platform } from '../../platform/platform.ts';
import type { Act } from '../../platform/audit/act.ts';
import { bulkHandlers, type BulkPorts } from './bulk/bulk-handlers.ts';
import { defineBulkJobs } from './bulk/bulk-job.ts';
import { createPasswordHashes } from '../identity/module.ts';
import { type ExportPorts, exportHandlers } from './exports/export-handlers.ts';
import type { DayFigurePorts } from './figures/count-day-figures.ts';
import { dayFigureHandlers } from './figures/day-figures.ts';
import { accountHandlers } from './handlers.ts';
import { operatorHandlers } from './operators/operator-handlers.ts';
import { maintenanceHandlers } from './maintenance/maintenance-handlers.ts';
import { jobHandlers } from './job-handlers.ts';
import { defineOperatorJobs } from './jobs.ts';
import { type OverviewPorts, overviewHandlers } from './overview-handlers.ts';
import { type StatePorts, stateHandlers } from './state-handlers.ts';
import { systemHandlers } from './system-handlers.ts';
import { createOperatorSessions } from './sessions/sessions.ts';
import type { Timelines } from './timeline/read-timeline.ts';
import { timelineHandlers } from './timeline/timeline-handler.ts';
import { viewHandlers } from './views/view-handlers.ts';

/**
 * Accounts and sessions of the people who run the platform, the audit log and agreements. Defines the area's jobs. `acts` are
 * all acts that may wait for a second person.
 */
export function createOperators(
  platform: Platform,
  acts: readonly Act[],
  ports: OverviewPorts &
    StatePorts &
    ExportPorts &
    BulkPorts & { dayFigures: DayFigurePorts; timelines: Timelines },
) {
  defineOperatorJobs(platform, ports.dayFigures);
  defineBulkJobs(platform, ports.bulkRules);
  const sessions = createOperatorSessions(platform);
  return {
    findOperator: sessions.find,
    handlers: {
      ...accountHandlers(platform, sessions, createPasswordHashes(platform)),
      ...systemHandlers(platform, acts),
      ...operatorHandlers(platform, sessions),
      ...jobHandlers(platform),
      ...maintenanceHandlers(platform),
      ...overviewHandlers(platform, ports),
      ...dayFigureHandlers(platform),
      ...stateHandlers(platform, ports),
      ...exportHandlers(platform, ports),
      ...viewHandlers(platform),
      ...timelineHandlers(platform, ports.timelines),
      ...bulkHandlers(platform, ports),
    },
  };
}

export { countActs } from './system-handlers.ts';
export { makeOperatorLink } from './account/operator-links.ts';
export { DEMO_OPERATORS, demoOperatorCode } from './demo-operators.ts';
export { isOperator } from './account/is-operator.ts';
export { bulkAct } from './bulk/bulk-act.ts';
export { reachesMany } from './bulk/reaches-many.ts';
export { startRun, waitingObjects } from './bulk/start-run.ts';
export { exportList } from './exports/export-act.ts';
export { exportMember } from './exports/export-member-act.ts';
export { createClosedSites } from './maintenance/closed-sites.ts';
export { selectOpenMaintenances as openMaintenances } from './maintenance/maintenance-store.ts';
export { maintenanceActs } from './maintenance/maintenance-acts.ts';
export { listOperators } from './operators/list-operators.ts';
/** The lists of the area, for exports; they define no jobs. */
export const operatorLists = (platform: Platform) => ({
  ...operatorHandlers(platform, createOperatorSessions(platform)),
  ...systemHandlers(platform, []),
});

export { operatorActs } from './operators/operator-acts.ts';
export { retryJobs } from './retry-jobs.ts';
