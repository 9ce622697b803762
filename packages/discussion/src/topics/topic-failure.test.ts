import { ApiError } from '@yayan/auth';
import { expect, test } from 'vitest';
import { topicFailure } from './topic-failure.ts';

const refused = (code: number, status: number): ApiError =>
  new ApiError({ code, status, msg: '', data: null, kind: 'silent' });

test.each([
  ['one that has not opened', refused(25003, 403), '话题还未开放'],
  ['one of a group that is closed', refused(10014, 403), '讨论组当前未开放'],
  ['an unknown one', refused(404, 404), '没有找到这个话题'],
  ['an address that never named one', refused(10002, 400), '没有找到这个话题'],
  ['one that may come at another try', refused(500, 500), undefined],
] as const)('a topic that can not be shown: %s', (_, error, reason) => {
  expect(topicFailure(error)).toBe(reason);
});
