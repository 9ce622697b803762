import { expect, test } from 'vitest';
import { fileTime } from './file-time.ts';

test.each([
  ['2026-11-21T08:31:05.987Z', '20261121163105'],
  ['2026-12-31T16:00:00.000Z', '20270101000000'],
])('rule 6.62: a file downloaded at %s has %s in its name', (at, digits) => {
  expect(fileTime(at)).toBe(digits);
});
