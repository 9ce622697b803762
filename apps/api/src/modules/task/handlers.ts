import type { Handlers } from '../../contract/call.ts';
import { defineMeasuring } from './measure.ts';
import { defineEndedSweep } from './sweep-ended.ts';
import { taskDetail } from './task-detail.ts';
import type { TaskParts } from './task-parts.ts';
import { listTaskRecords } from './task-records.ts';
import { listTasks, recommendTasks } from './wall.ts';

type TaskHandlers = Pick<Handlers, 'listTasks' | 'getTask' | 'listTaskRecords' | 'recommendTasks'>;

/** The calls of tasks; names their jobs. */
export function taskHandlers(parts: TaskParts): TaskHandlers {
  defineMeasuring(parts);
  defineEndedSweep(parts);
  return {
    listTasks: ({ caller, origin, query }) => listTasks(parts, caller.memberId, origin.device, query),
    getTask: ({ caller, origin, params }) => taskDetail(parts, caller.memberId, origin.device, params.hashId),
    listTaskRecords: ({ caller, query }) => listTaskRecords(parts, caller.memberId, query),
    recommendTasks: ({ caller, origin, query }) =>
      recommendTasks(parts, caller?.memberId, origin.device, query.limit ?? 3),
  };
}
