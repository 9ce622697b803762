import { retryJob as callOne, retryJobs as callAll } from '@yayan/console-client';
import type { ActDefinition } from '../../../shell/act/act-definition.ts';

const permissions = ['jobs'];

/** Runs one failed job again. */
export const retryJob: ActDefinition<undefined> = {
  label: '重试…',
  title: '重试后台任务',
  consequence: '马上再试，次数从头算。做过的部分不会重复。',
  permissions,
  needsReason: false,
  initial: undefined,
  perform: (id, { input: _none, ...request }, key) => callOne(id, request, { 'Idempotency-Key': key }),
};

/** Runs all failed jobs of a name again. */
export const retryAll: ActDefinition<undefined> = {
  label: '全部重试…',
  title: '重试这类后台任务',
  consequence: '这个名字下失败的都马上再试，次数从头算。做过的部分不会重复。',
  permissions,
  needsReason: false,
  initial: undefined,
  perform: (name, request, key) => callAll({ ...request, input: { name } }, { 'Idempotency-Key': key }),
};
