import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { isRefusal } from './refusal.ts';

const failure = { code: 20001, status: 200, msg: '请重新提交', data: null, kind: 'notice' } as const;

test('a refusal is recognised by its reason', () => {
  const refusal = new ApiError({ ...failure, reason: 'DECRYPTION_FAILED' });
  expect(isRefusal(refusal, 'DECRYPTION_FAILED')).toBe(true);
  expect(isRefusal(refusal, 'FORBIDDEN')).toBe(false);
  expect(isRefusal(new Error('请重新提交'), 'DECRYPTION_FAILED')).toBe(false);
  expect(isRefusal(new ApiError(failure), 'FORBIDDEN')).toBe(false);
});

test.each([
  [429, 429, true],
  [503, 503, true],
  [20005, 200, true],
  [0, 0, true],
  [0, 502, true],
  [0, 429, true],
  [401, 401, false],
  [24001, 200, false],
  [0, 404, false],
  [99999, 200, false],
])('an error with code %i and status %i is retryable: %s', (code, status, retryable) => {
  expect(new ApiError({ ...failure, code, status }).retryable).toBe(retryable);
});
