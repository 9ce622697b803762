import type { Handlers } from '../../http/call.ts';
import { taskDetail } from './detail/task-detail.ts';
import type { TaskParts } from './task-deps.ts';
import { listTaskRecords } from './results/task-records.ts';
import { listTasks, recommendTasks } from './wall/wall.ts';

type TaskHandlers = Pick<Handlers, 'listTasks' | 'getTask' | 'listTaskRecords' | 'recommendTasks'>;

/** The calls of tasks. */
export function taskHandlers(parts: TaskParts): TaskHandlers {
  return {
    listTasks: ({ caller, origin, query }) => listTasks(parts, caller.memberId, origin.device, query),
    getTask: ({ caller, origin, params }) => taskDetail(parts, caller.memberId, origin.device, params.hashId),
    listTaskRecords: ({ caller, query }) => listTaskRecords(parts, caller.memberId, query),
    recommendTasks: ({ caller, origin, query }) =>
      recommendTasks(parts, caller?.memberId, origin.device, query.limit ?? 3),
  };
}
