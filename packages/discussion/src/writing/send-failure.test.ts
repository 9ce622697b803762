import { ApiError, type FailureKind } from '@yayan/auth';
import { expect, test } from 'vitest';
import { sendFailure } from './send-failure.ts';

const failure = (kind: FailureKind, msg = '') =>
  new ApiError({ kind, msg, code: 0, status: 0, data: undefined });

test('an author without a network reads that nothing is lost, and when to send again', () => {
  expect(sendFailure(failure('network'), true, false)).toBe(
    '现在没有网络，写好的都存在这台设备上，联网后再提交',
  );
});

test('where the device keeps nothing, the page has to stay open', () => {
  expect(sendFailure(failure('network'), false, false)).toBe('现在没有网络，先别关掉这一页，联网后再提交');
});

test('a refusal is shown in the server’s words, and an unreachable server in the usual ones', () => {
  expect(sendFailure(failure('notice', '问题已经结束'), true, false)).toBe('问题已经结束');
  expect(sendFailure(failure('network'), true, true)).toBe('连不上服务器，请稍后再试');
});
