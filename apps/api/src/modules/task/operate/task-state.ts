import type { OperatorTaskState } from '@yayan/contract/console';
import type { Task } from '../task.ts';

/** The state of a task as operators see it. */
export function operatorStateOf(
  { endsAt, startsAt, pausedAt }: Pick<Task, 'endsAt' | 'startsAt' | 'pausedAt'>,
  now: Date,
): OperatorTaskState {
  if (endsAt !== null && endsAt <= now) return 'ended';
  if (pausedAt !== null) return 'paused';
  return startsAt > now ? 'scheduled' : 'running';
}

/** The states in the words of the console. */
export const stateNames: Readonly<Record<OperatorTaskState, string>> = {
  scheduled: '未开始',
  running: '进行中',
  paused: '已暂停',
  ended: '已结束',
};
