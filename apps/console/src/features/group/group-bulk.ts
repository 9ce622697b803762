import type { OperatorGroup } from '@yayan/console-client';
import type { Bulk } from '../../shell/list/bulk/bulk-definition.ts';

const permissions = ['groups'];

/** What can be done with many groups. */
export const groupBulk: Bulk<OperatorGroup> = {
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  acts: [
    {
      act: 'archiveGroups',
      label: '归档…',
      title: '归档选中的讨论小组',
      consequence: '受访者不能再看到内容。奖励没有全部结清的不会归档。',
      permissions,
      needsReason: true,
      reasons: ['项目已结束'],
      initial: {},
    },
  ],
};
