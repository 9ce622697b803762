import { payHeld as callPay, refuseHeld as callRefuse } from '@yayan/console-client';
import type { ActDefinition } from '../../shell/act/act-definition.ts';

const permissions = ['handIns'];

/** Pays a complete that waited for review (rule 3.34). */
export const payHeld: ActDefinition<undefined> = {
  label: '支付…',
  title: '支付待核对的奖励',
  consequence: '金币现在发给会员。',
  permissions,
  needsReason: false,
  initial: undefined,
  perform: (id, { input: _none, ...request }, key) => callPay(id, request, { 'Idempotency-Key': key }),
};

/** Refuses the pay of a complete that waited for review. */
export const refuseHeld: ActDefinition<undefined> = {
  label: '不支付…',
  title: '不支付待核对的奖励',
  consequence: '会员不再得到这份金币，会看到原因，可以申诉。',
  reasonIsRead: true,
  permissions,
  needsReason: true,
  isDangerous: true,
  reasons: ['两份问卷同时作答'],
  initial: undefined,
  perform: (id, { input: _none, ...request }, key) => callRefuse(id, request, { 'Idempotency-Key': key }),
};
