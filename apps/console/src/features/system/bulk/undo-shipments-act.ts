import { runBulkAct } from '@yayan/console-client';
import type { ActDefinition } from '../../../shell/act/act-definition.ts';

/** Undoes all shipments that a run recorded, within a day. */
export const undoShipmentsOf: ActDefinition<undefined> = {
  label: '整批撤回寄出…',
  title: '整批撤回寄出',
  consequence: '登记后一天内可以撤回，都回到待寄出。会员会读到原因。',
  permissions: ['orders'],
  needsReason: true,
  isDangerous: true,
  reasons: ['快递没有来取', '传错了文件'],
  initial: undefined,
  perform: (runId, { input: _none, ...request }, key) =>
    runBulkAct({ ...request, input: { act: 'undoShipments', runId } }, { 'Idempotency-Key': key }),
};
