import type { OperatorOrder } from '@yayan/console-client';
import type { Bulk, BulkDefinition } from '../../shell/list/bulk/bulk-definition.ts';
import { passOrder, refuseOrder, retryOrder, undoShipment } from './order-acts.ts';

const plain = (
  act: BulkDefinition['act'],
  { label, consequence, permissions, needsReason, isDangerous, reasons }: typeof passOrder,
  title: string,
): BulkDefinition => ({
  act,
  label,
  title,
  consequence,
  permissions,
  needsReason,
  ...(isDangerous && { isDangerous }),
  ...(reasons && { reasons }),
  initial: {},
});

/** What can be done with many orders. */
export const orderBulk: Omit<Bulk<OperatorOrder>, 'queryOf'> = {
  idOf: ({ id }) => id,
  nameOf: ({ number }) => number,
  acts: [
    plain('passOrders', passOrder, '通过选中的兑换'),
    plain('refuseOrders', refuseOrder, '不通过选中的兑换'),
    plain('retryOrders', retryOrder, '重新发放选中的兑换'),
    plain('undoShipments', undoShipment, '撤回选中的寄出'),
  ],
};
