import type { TaskPorts } from './task/ports/task-ports.ts';
import { invitedTasks } from './group/tickets.ts';
import { finishNewcomerStep } from './member/newcomer.ts';
import { takeDoubleCoin } from './reward/cards.ts';

/** What the other areas do for tasks. */
export const taskPorts: TaskPorts = {
  takeDoubleCoin,
  invitedTasks,
  completed: async (tx, { participation, at }) =>
    await finishNewcomerStep(tx, participation.memberId, 'firstSurvey', at),
};
