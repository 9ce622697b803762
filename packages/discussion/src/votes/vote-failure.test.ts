import { ApiError, type FailureKind } from '@yayan/auth';
import { expect, test } from 'vitest';
import { voteFailure } from './vote-failure.ts';

const failure = (kind: FailureKind, msg = '') =>
  new ApiError({ kind, msg, code: 0, status: 0, data: undefined });

test('a voter without a network reads that the vote does not count yet', () => {
  expect(voteFailure(failure('network'), false)).toBe(
    '现在没有网络，这一票还没有投出，选好的还在，联网后再提交',
  );
});

test('a refusal is shown in the server’s words, and an unreachable server in the usual ones', () => {
  expect(voteFailure(failure('notice', '投票已经结束'), false)).toBe('投票已经结束');
  expect(voteFailure(failure('network'), true)).toBe('连不上服务器，请稍后再试');
});
