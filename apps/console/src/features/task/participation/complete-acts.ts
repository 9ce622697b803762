import { rejectComplete as callReject, restoreComplete as callRestore } from '@yayan/console-client';
import type { ActDefinition } from '../../../shell/act/act-definition.ts';

const permissions = ['handIns'];

/** Rejects a complete of our own host (rule 14.69). */
export const rejectComplete: ActDefinition<undefined> = {
  label: '不通过…',
  title: '不通过这份完成',
  consequence: '奖励收回，名额和配额空出来。会员会读到原因，可以申诉。只能撤回一次。',
  permissions,
  needsReason: true,
  reasonIsRead: true,
  isDangerous: true,
  reasons: ['文字回答与题目无关', '文字回答照抄别人', '前后回答矛盾', '同一个人用几个账号作答'],
  initial: undefined,
  perform: (id, { input: _none, ...request }, key) => callReject(id, request, { 'Idempotency-Key': key }),
};

/** Takes a rejection back. */
export const restoreComplete: ActDefinition<undefined> = {
  label: '还给会员…',
  title: '撤回不通过',
  consequence: '奖励还给会员，这份又算完成。会员会读到原因。之后不能再不通过。',
  permissions,
  needsReason: true,
  reasonIsRead: true,
  reasons: ['看错了人', '复核后算认真'],
  initial: undefined,
  perform: (id, { input: _none, ...request }, key) => callRestore(id, request, { 'Idempotency-Key': key }),
};
