import type { Handlers } from '../../call/call.ts';
import { taskDetail } from './detail/task-detail.ts';
import type { TaskDeps } from './task-deps.ts';
import { listTaskRecords } from './results/task-records.ts';
import { listTasks, recommendTasks } from './wall/wall.ts';

type TaskHandlers = Pick<Handlers, 'listTasks' | 'getTask' | 'listTaskRecords' | 'recommendTasks'>;

/** The handlers of the task operations. */
export function taskHandlers(deps: TaskDeps): TaskHandlers {
  return {
    listTasks: ({ caller, origin, query }) => listTasks(deps, caller.memberId, origin.device, query),
    getTask: ({ caller, origin, params }) => taskDetail(deps, caller.memberId, origin.device, params.hashId),
    listTaskRecords: ({ caller, query }) => listTaskRecords(deps, caller.memberId, query),
    recommendTasks: ({ caller, origin, query }) =>
      recommendTasks(deps, caller?.memberId, origin.device, query.limit ?? 3),
  };
}
