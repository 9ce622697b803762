import type { Content } from '@yayan/console-client';
import type { Bulk } from '../../shell/list/bulk/bulk-definition.ts';

/** What can be done with much content. */
export const contentBulk: Omit<Bulk<Content>, 'queryOf'> = {
  idOf: ({ kind, id }) => `${kind}:${id}`,
  nameOf: ({ title }) => title,
  acts: [
    {
      act: 'withdrawContents',
      label: '撤下…',
      title: '撤下选中的内容',
      consequence: '会员马上看不到它们；快问截止，渠道页停用。内容留着，可以再发布。',
      permissions: ['content'],
      needsReason: false,
      isDangerous: true,
      reasons: ['活动结束了', '内容有误'],
      initial: {},
    },
    {
      act: 'republishContents',
      label: '再发布…',
      title: '再发布选中的内容',
      consequence: '撤下的内容按最后一版再发布，用原来的时间。',
      permissions: ['content', 'content.large'],
      needsReason: false,
      reasons: ['撤错了'],
      initial: {},
    },
  ],
};
