import type { checkTaskFile } from '@yayan/console-client';
import type { useFiledForm } from '../../../shell/filed/use-filed-form.ts';
import type { TaskValues } from './task-values.ts';

/** The form of a task, with the server's check of what it describes. */
export type TaskFormState = ReturnType<
  typeof useFiledForm<TaskValues, Awaited<ReturnType<typeof checkTaskFile>>>
>;

/** What each part of the form needs of it. */
export type TaskPart = Pick<TaskFormState, 'form' | 'field' | 'errorOf'>;
