import { expect, test } from 'vitest';
import { periodOf } from './use-period.ts';

test.each([
  [{}, {}],
  [{ period: '30' }, { from: '2026-10-31' }],
  [{ period: '90', from: '2026-02-01' }, { from: '2026-02-01' }],
  [
    { from: '2026-02-01', to: '2026-02-28' },
    { from: '2026-02-01', until: '2026-02-28' },
  ],
  [{ to: '2026-02-30' }, {}],
])('14.95 the days of %o', (values, days) => {
  expect(periodOf(values, '2026-11-29')).toEqual(days);
});
