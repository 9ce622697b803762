import type { OperatorTask } from '@yayan/console-client';
import type { Bulk } from '../../shell/list/bulk/bulk-definition.ts';

const permissions = ['tasks.change'];

/** What can be done with many tasks. */
export const taskBulk: Omit<Bulk<OperatorTask>, 'queryOf'> = {
  idOf: ({ id }) => id,
  nameOf: ({ title }) => title,
  acts: [
    {
      act: 'pauseTasks',
      label: '暂停…',
      title: '暂停选中的任务',
      consequence: '新人不能再开始，已经开始的可以做完并得到金币。',
      permissions,
      needsReason: true,
      reasons: ['题目有误，先停下核对', '合作方要求暂停'],
      initial: {},
    },
    {
      act: 'resumeTasks',
      label: '恢复…',
      title: '恢复选中的任务',
      consequence: '任务重新出现在任务墙上。',
      permissions,
      needsReason: false,
      initial: {},
    },
  ],
};
