import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { isRefusal } from './refusal.ts';

const refusal = new ApiError({ code: 20001, status: 200, msg: '请重新提交', data: null, kind: 'toast' });

test('a refusal is recognised by its code', () => {
  expect(isRefusal(refusal, 'DECRYPTION_FAILED', 20001)).toBe(true);
  expect(isRefusal(refusal, 'FORBIDDEN', 403)).toBe(false);
  expect(isRefusal(new Error('请重新提交'), 'DECRYPTION_FAILED', 20001)).toBe(false);
});

test('a number that does not belong to the name does not compile', () => {
  // @ts-expect-error FORBIDDEN is 403: the compiler compares name and number.
  expect(isRefusal(refusal, 'FORBIDDEN', 20001)).toBe(true);
});
