import type { TaskParticipation } from '@yayan/console-client';
import type { Bulk } from '../../../shell/list/bulk/bulk-definition.ts';
import { rejectComplete } from './complete-acts.ts';

/** What can be done with many participations of a task (rule 14.69). */
export const completeBulk: Omit<Bulk<TaskParticipation>, 'queryOf'> = {
  idOf: ({ id }) => id,
  nameOf: ({ supportCode }) => supportCode,
  acts: [
    {
      act: 'rejectCompletes',
      label: '不通过…',
      title: '不通过选中的完成',
      consequence: '只对会员在自有问卷的完成：奖励收回，名额和配额空出来。会员会读到原因，可以申诉。',
      permissions: rejectComplete.permissions,
      needsReason: true,
      reasonIsRead: true,
      isDangerous: true,
      reasons: rejectComplete.reasons ?? [],
      initial: {},
    },
  ],
};
