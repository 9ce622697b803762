import { ApiError } from '@yayan/auth';
import { expect, test } from 'vitest';
import { secondsToWait } from './seconds-to-wait.ts';

const refusal = (reason: 'CODE_TOO_SOON' | 'CODE_DAILY_LIMIT', data: unknown): ApiError =>
  new ApiError({
    code: 20_005,
    status: 200,
    msg: '刚刚发过验证码，请稍后再获取',
    data,
    kind: 'notice',
    reason,
  });

test('a caller who asks too soon waits as long as the server says, and a minute if it does not say', () => {
  expect(secondsToWait(refusal('CODE_TOO_SOON', { resendAfterSeconds: 2 }))).toBe(2);
  expect(secondsToWait(refusal('CODE_TOO_SOON', null))).toBe(60);
});

test('other failures start no countdown', () => {
  expect(secondsToWait(refusal('CODE_DAILY_LIMIT', { resendAfterSeconds: 2 }))).toBeUndefined();
  expect(secondsToWait(new TypeError('offline'))).toBeUndefined();
});
