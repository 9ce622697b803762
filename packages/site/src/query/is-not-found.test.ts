import { ApiError } from '@yayan/auth';
import { expect, test } from 'vitest';
import { leadsNowhere } from './is-not-found.ts';

const refused = (code: number, status: number): ApiError =>
  new ApiError({ code, status, msg: '', data: null, kind: 'silent' });

test('an id that is unknown and one that never was an id lead nowhere; whatever may pass does not', () => {
  expect([refused(404, 404), refused(10002, 400)].map(leadsNowhere)).toEqual([true, true]);
  const passing = [refused(0, 0), refused(500, 500), refused(429, 429), new Error('offline'), null];
  expect(passing.map(leadsNowhere)).toEqual(passing.map(() => false));
});
