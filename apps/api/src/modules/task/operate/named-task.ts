import { TaskType } from '@yayan/contract';
import { taskTypeLabels } from '@yayan/contract/console-labels';
import type { Task } from '../task.ts';

/**
 * The task of a participation, as operators read it. A discussion group stays unnamed: with the account beside it, they would
 * know which group the member is in (rule 14.83).
 */
export const namedTask = ({ type, hashId, title }: Task): { taskId: string | null; taskTitle: string } =>
  type === TaskType.DiscussionGroup
    ? { taskId: null, taskTitle: taskTypeLabels[TaskType.DiscussionGroup] }
    : { taskId: hashId, taskTitle: title };
