import type { HandIn } from '@yayan/console-client';
import type { Bulk } from '../../shell/list/bulk/bulk-definition.ts';
import { memberTitle } from '../../shell/audit/member-title.ts';

const permissions = ['handIns'];

/** What can be done with many submissions. */
export const handInBulk = (
  reasonsFor: (verdict: 'return' | 'reject') => readonly string[],
): Omit<Bulk<HandIn>, 'queryOf'> => ({
  idOf: ({ id }) => id,
  nameOf: ({ taskTitle, memberId, memberCode }) => `${taskTitle} ${memberTitle({ memberId, memberCode })}`,
  acts: [
    {
      act: 'approveHandIns',
      label: '通过…',
      title: '通过选中的提交',
      consequence: '会员得到金币，或进入下一步。',
      permissions,
      needsReason: false,
      initial: {},
    },
    {
      act: 'returnHandIns',
      label: '退回…',
      title: '请会员重新提交',
      consequence: '会员会读到原因，可以再交一次。',
      reasonIsRead: true,
      permissions,
      needsReason: true,
      reasons: reasonsFor('return'),
      initial: {},
    },
    {
      act: 'rejectHandIns',
      label: '不通过…',
      title: '不通过选中的提交',
      consequence: '会员会读到原因，不能再交，可以申诉。',
      reasonIsRead: true,
      permissions,
      needsReason: true,
      isDangerous: true,
      reasons: reasonsFor('reject'),
      initial: {},
    },
  ],
});
