import type { TaskPorts } from './task/ports/task-ports.ts';
import { invitedTasks } from './group/tickets.ts';
import { finishNewcomerStep } from './member/newcomer.ts';
import { mayPersonalise } from './member/privacy.ts';
import { takeDoubleCoin } from './reward/cards.ts';

/** What the other areas do for tasks. */
export const taskPorts: TaskPorts = {
  takeDoubleCoin,
  invitedTasks,
  mayPersonalise,
  completed: async (tx, { participation, at }) =>
    await finishNewcomerStep(tx, participation.memberId, 'firstSurvey', at),
};
