import { TaskType } from '@yayan/contract';
import { known } from './attribute-tasks.ts';
import type { TaskPorts } from './task/ports/task-ports.ts';
import { invitedTasks } from './group/tickets.ts';
import { memberCity, readAttributes } from './member/attributes/attributes.ts';
import { finishNewcomerStep } from './member/newcomer.ts';
import { mayPersonalise } from './member/privacy.ts';
import { takeDoubleCoin } from './reward/cards.ts';
import { changeQuality } from './reward/quality.ts';

/** What the other areas do for tasks. */
export const taskPorts: TaskPorts = {
  takeDoubleCoin,
  changeQuality,
  invitedTasks,
  mayPersonalise,
  memberCity,
  memberAttributes: async (db, cipher, memberId) => known(await readAttributes(db, cipher, memberId)),
  completed: async (tx, { participation, task, at }) => {
    if (task.type !== TaskType.Welcome)
      await finishNewcomerStep(tx, participation.memberId, 'firstSurvey', at);
  },
};
