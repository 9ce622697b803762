import { expect, it } from 'vitest';
import { claimDeadline } from './claim-deadline.ts';

const day = (date: string): Date => new Date(`${date}T12:00:00+08:00`);
const endOf = (date: string): Date => new Date(`${date}T23:59:59.999+08:00`);
const claimBy = day('2026-11-10');

it.each([
  ['no pause leaves the deadline', [], claimBy],
  ['a pause long before leaves it', [['2026-10-01', '2026-10-20']], claimBy],
  ['a pause that begins after it leaves it', [['2026-11-11', '2026-11-20']], claimBy],
  ['a pause over it moves it to three days after', [['2026-11-05', '2026-11-20']], endOf('2026-11-23')],
  ['a pause that ends a day before leaves three days', [['2026-11-01', '2026-11-09']], endOf('2026-11-12')],
  [
    'a pause that begins before the moved deadline moves it again',
    [
      ['2026-11-05', '2026-11-20'],
      ['2026-11-22', '2026-11-30'],
    ],
    endOf('2026-12-03'),
  ],
] as const)('rule 12.7: %s', (_, pauses, expected) => {
  const read = pauses.map(([from, until]) => ({ from: day(from), until: day(until) }));
  expect(claimDeadline(claimBy, read)).toEqual(expected);
});
