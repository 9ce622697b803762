import { approveHandIn, rejectHandIn, returnHandIn } from '@yayan/console-client';
import type { ActDefinition } from '../../shell/act/act-definition.ts';

const permissions = ['handIns'];

/** Accepts a hand-in, and pays it. */
export const approve: ActDefinition<undefined> = {
  label: '通过…',
  title: '通过这份提交',
  consequence: '会员得到金币，或进入下一步。',
  permissions,
  needsReason: false,
  isMain: true,
  initial: undefined,
  perform: (id, { input: _none, ...request }, key) => approveHandIn(id, request, { 'Idempotency-Key': key }),
};

/** Asks the member for a better one. */
export const sendBack = (reasons: readonly string[]): ActDefinition<undefined> => ({
  label: '退回…',
  title: '请会员重新提交',
  consequence: '会员会读到原因，可以再交一次。',
  reasonIsRead: true,
  permissions,
  needsReason: true,
  reasons,
  initial: undefined,
  perform: (id, { input: _none, ...request }, key) => returnHandIn(id, request, { 'Idempotency-Key': key }),
});

/** Refuses a hand-in. */
export const reject = (reasons: readonly string[]): ActDefinition<undefined> => ({
  label: '不通过…',
  title: '不通过这份提交',
  consequence: '会员会读到原因，不能再交，可以申诉。',
  reasonIsRead: true,
  permissions,
  needsReason: true,
  isDangerous: true,
  reasons,
  initial: undefined,
  perform: (id, { input: _none, ...request }, key) => rejectHandIn(id, request, { 'Idempotency-Key': key }),
});
