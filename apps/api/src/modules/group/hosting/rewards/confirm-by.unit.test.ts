import { expect, test } from 'vitest';
import { confirmBy } from './confirm-by.ts';

test.each([
  ['a Monday', '2026-11-23T04:00:00Z', '2026-11-25T15:59:59.999Z'],
  ['a Thursday: the weekend is no working day', '2026-11-26T04:00:00Z', '2026-11-30T15:59:59.999Z'],
  ['a Saturday', '2026-11-28T04:00:00Z', '2026-12-01T15:59:59.999Z'],
  ['a Sunday in London that is Monday in Shanghai', '2026-11-22T17:00:00Z', '2026-11-25T15:59:59.999Z'],
])('rule 6.30: tallied on %s, confirmed by the end of the second working day', (_day, tallied, by) => {
  expect(confirmBy(new Date(tallied)).toISOString()).toBe(by);
});
