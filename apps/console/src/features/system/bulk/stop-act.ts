import { stopBulkRun } from '@yayan/console-client';
import type { ActDefinition } from '../../../shell/act/act-definition.ts';

/** Stops a bulk act between two objects. */
export const stopRun: ActDefinition<undefined> = {
  label: '停下…',
  title: '停下批量操作',
  consequence: '正在做的那一个会做完，做过的不会退回，其余的不再做。停下后不能再开始，剩下的要重新选。',
  permissions: [
    'handIns',
    'orders',
    'tickets',
    'tasks.change',
    'benefits',
    'campaigns',
    'groups',
    'content',
    'messages',
    'coins.small',
  ],
  needsReason: true,
  isDangerous: true,
  reasons: ['选错了对象', '内容写错了', '做到一半发现有问题'],
  initial: undefined,
  perform: (id, { input: _none, ...request }, key) => stopBulkRun(id, request, { 'Idempotency-Key': key }),
};
