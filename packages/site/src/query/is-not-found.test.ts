import { ApiError, UnsafePathError } from '@yayan/auth';
import { expect, test } from 'vitest';
import { isNotFound } from './is-not-found.ts';

const refused = (code: number, status: number): ApiError =>
  new ApiError({ code, status, msg: '', data: null, kind: 'silent' });

test('unknown and impossible ids count as not found, temporary failures do not', () => {
  const missing = [refused(404, 404), refused(10002, 400), new UnsafePathError('/v1/tasks/..')];
  expect(missing.map(isNotFound)).toEqual([true, true, true]);
  const passing = [refused(0, 0), refused(500, 500), refused(429, 429), new Error('offline'), null];
  expect(passing.map(isNotFound)).toEqual(passing.map(() => false));
});
