import type { FiledFault } from '../../../platform/filed/filed-fault.ts';
import type { TaskFile } from '../authoring/task-file.ts';
import type { DescribedTask } from './describe-task-file.ts';

/** The fault of a file of a task that is there with another type; undefined without one. Members do each type differently. */
export const otherTypeFault = (
  { known, task }: Pick<DescribedTask, 'known' | 'task'>,
  { typeLine }: Pick<TaskFile, 'typeLine'>,
): FiledFault | undefined =>
  known === undefined || known.type === task.type
    ? undefined
    : {
        line: typeLine,
        field: 'task.type',
        text: 'the type of a task that is there stays',
        zh: '已有的任务不能改类型',
      };
