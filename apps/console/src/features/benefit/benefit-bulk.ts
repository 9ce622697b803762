import type { OperatorBenefit } from '@yayan/console-client';
import type { Bulk } from '../../shell/list/bulk/bulk-definition.ts';

const permissions = ['benefits'];

/** What can be done with many benefits. */
export const benefitBulk: Bulk<OperatorBenefit> = {
  idOf: ({ id }) => id,
  nameOf: ({ title }) => title,
  acts: [
    {
      act: 'sellBenefits',
      label: '上架…',
      title: '上架选中的福利',
      consequence: '会员又能看到并兑换。',
      permissions,
      needsReason: true,
      reasons: ['恢复供应'],
      initial: {},
    },
    {
      act: 'stopSellingBenefits',
      label: '下架…',
      title: '下架选中的福利',
      consequence: '会员不再看到它们。已经下的兑换单照常发放。',
      permissions,
      needsReason: true,
      reasons: ['供应商暂停供货', '库存不足'],
      initial: {},
    },
  ],
};
