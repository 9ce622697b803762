import { ApiError, type ErrorName, UnsafePathError } from '@yayan/auth';
import { expect, test } from 'vitest';
import { isNotFound } from './is-not-found.ts';

const refused = (status: number, reason?: ErrorName): ApiError =>
  new ApiError({ code: status, status, reason, msg: '', data: null, kind: 'silent' });

test('unknown and impossible ids count as not found, temporary failures do not', () => {
  const missing = [
    refused(404, 'NOT_FOUND'),
    refused(400, 'FIELD_WRONG'),
    new UnsafePathError('/v1/tasks/..'),
  ];
  expect(missing.map(isNotFound)).toEqual([true, true, true]);
  const passing = [
    refused(0),
    refused(500, 'INTERNAL'),
    refused(429, 'TOO_MANY'),
    new Error('offline'),
    null,
  ];
  expect(passing.map(isNotFound)).toEqual(passing.map(() => false));
});
