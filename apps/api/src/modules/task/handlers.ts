import { bind } from '../../call/bind.ts';
import type { Handlers } from '../../call/call.ts';
import { listPartnerConsents, withdrawPartnerConsent } from './consents/partner-consents.ts';
import { taskDetail } from './detail/task-detail.ts';
import type { TaskDeps } from './task-deps.ts';
import { remindOfTask } from './reminders/reminders.ts';
import { listTaskRecords } from './results/task-records.ts';
import { listTasks, recommendTasks } from './wall/wall.ts';

type TaskHandlers = Pick<
  Handlers,
  | 'listTasks'
  | 'getTask'
  | 'listTaskRecords'
  | 'recommendTasks'
  | 'remindOfTask'
  | 'listPartnerConsents'
  | 'withdrawPartnerConsent'
>;

/** The handlers of the task operations. */
export function taskHandlers(deps: TaskDeps): TaskHandlers {
  return {
    ...bind(deps, { remindOfTask, withdrawPartnerConsent }),
    listPartnerConsents: ({ caller }) => listPartnerConsents(deps, caller.memberId),
    listTasks: ({ caller, origin, query }) => listTasks(deps, caller.memberId, origin.device, query),
    getTask: ({ caller, origin, params }) => taskDetail(deps, caller?.memberId, origin.device, params.hashId),
    listTaskRecords: ({ caller, query }) => listTaskRecords(deps, caller.memberId, query),
    recommendTasks: ({ caller, origin, query }) =>
      recommendTasks(deps, caller?.memberId, origin.device, query.limit ?? 3),
  };
}
