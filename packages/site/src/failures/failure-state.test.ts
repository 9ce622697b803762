import { ApiError } from '@yayan/auth';
import { expect, test } from 'vitest';
import { failureState } from './failure-state.ts';

const failed = (status: number, msg = '', requestId?: string): ApiError =>
  new ApiError({ code: status, status, msg, data: null, kind: 'silent', requestId });

test.each([
  [failed(500, '服务出了点问题，请稍后再试', 'r-1'), '加载失败，服务出了点问题，请稍后再试', true, 'r-1'],
  [failed(502), '加载失败，服务出了点问题，请稍后再试', true, undefined],
  [failed(0), '加载失败，连不上服务器，请稍后再试', true, undefined],
  [failed(429, '操作太频繁，请稍后再试'), '加载失败，操作太频繁，请稍后再试', true, undefined],
  [failed(403, '这个账号没有权限。', 'r-2'), '加载失败，这个账号没有权限', false, 'r-2'],
  [failed(200, '讨论小组还没有开放'), '加载失败，讨论小组还没有开放', true, undefined],
  [new TypeError('import failed'), '加载失败，请重试', true, undefined],
])('%s is told with its own cause', (error, message, mayRetry, requestId) => {
  expect(failureState(error)).toEqual({ message, mayRetry, requestId });
});
