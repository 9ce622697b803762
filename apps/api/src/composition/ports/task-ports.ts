import { TaskType } from '@yayan/contract';
import { known } from './attribute-tasks.ts';
import type { TaskPorts } from '../../modules/task/api.ts';
import { groupCoins, invitedTasks, startInGroup } from '../../modules/group/module.ts';
import { joinedAt } from '../../modules/identity/module.ts';
import {
  finishNewcomerStep,
  mayPersonalise,
  memberCity,
  readAttributes,
  reusableAnswers,
} from '../../modules/member/module.ts';
import { changeQuality, raiseForWork, takeBackRise, takeDoubleCoin } from '../../modules/reward/module.ts';

/** Tasks whose proof an operator has looked at before they are paid. */
const PASSED_BY_REVIEW: ReadonlySet<TaskType> = new Set([
  TaskType.PrizeTrial,
  TaskType.Paipai,
  TaskType.AppTrial,
]);

/** The ports through which tasks use the other areas. */
export const taskPorts: TaskPorts = {
  takeDoubleCoin,
  changeQuality,
  joinedAt,
  raiseForWork,
  invitedTasks,
  groupCoins,
  startInGroup,
  mayPersonalise,
  memberCity,
  memberAttributes: async (db, cipher, memberId) => known(await readAttributes(db, cipher, memberId)),
  reusableAnswers,
  completed: async (tx, { participation, task, at }) => {
    if (task.type !== TaskType.Welcome)
      await finishNewcomerStep(tx, participation.memberId, 'firstSurvey', at);
    const { id: participationId, memberId, paid } = participation;
    if (PASSED_BY_REVIEW.has(task.type) && paid.coins > 0)
      await raiseForWork(tx, {
        memberId,
        participationId,
        title: task.title,
        evidence: [{ label: '审核', value: '已通过' }],
        at,
      });
  },
  takenBack: async (tx, { participation: { id: participationId, memberId }, note, at }) => {
    await takeBackRise(tx, { memberId, participationId, note, at });
  },
};
