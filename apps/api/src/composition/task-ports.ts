import { TaskType } from '@yayan/contract';
import { known } from './attribute-tasks.ts';
import type { TaskPorts } from '../modules/task/api.ts';
import { invitedTasks, startInGroup } from '../modules/group/module.ts';
import { joinedAt } from '../modules/identity/module.ts';
import { finishNewcomerStep, mayPersonalise, memberCity, readAttributes } from '../modules/member/module.ts';
import { changeQuality, takeDoubleCoin } from '../modules/reward/module.ts';

/** The ports through which tasks use the other areas. */
export const taskPorts: TaskPorts = {
  takeDoubleCoin,
  changeQuality,
  joinedAt,
  invitedTasks,
  startInGroup,
  mayPersonalise,
  memberCity,
  memberAttributes: async (db, cipher, memberId) => known(await readAttributes(db, cipher, memberId)),
  completed: async (tx, { participation, task, at }) => {
    if (task.type !== TaskType.Welcome)
      await finishNewcomerStep(tx, participation.memberId, 'firstSurvey', at);
  },
};
