import { TextInput } from '@yayan/ui';
import type { ActForm } from '../../shell/act/act-definition.ts';

/** The task that something is done with, by its number. */
export const TaskForm: ActForm<{ taskId: string }> = ({ value: { taskId }, onChange }) => (
  <TextInput
    label="任务编号"
    description="在任务的页面上，标题下面。"
    maxLength={24}
    value={taskId}
    onChange={(event) => onChange({ taskId: event.currentTarget.value.trim() })}
    data-autofocus
  />
);
