import { expect, it } from 'vitest';
import { areRising, marksOf } from './level-marks.ts';
import type { HeldNumber } from './number-store.ts';

const day = (number: number): Date => new Date(Date.UTC(2026, 11, number));
const bronze = (value: number, from: number): HeldNumber => ({
  name: 'levelBronze',
  value,
  holdsFrom: day(from),
});
const silver = (value: number, from: number): HeldNumber => ({ ...bronze(value, from), name: 'levelSilver' });
// Of a name the latest first, as they are read.
const held = [bronze(300, 9), bronze(200, 3), silver(500, 5), { ...bronze(1, 4), name: 'smsADay' as const }];

it('4.32 each mark is the latest that holds, or the first one', () => {
  const { at, changes } = marksOf(held);
  expect(changes).toEqual([day(3), day(5), day(9)]);
  expect(at(day(1))).toEqual([100, 400, 1000, 3000]);
  expect(at(day(3))).toEqual([200, 400, 1000, 3000]);
  expect(at(day(8))).toEqual([200, 500, 1000, 3000]);
  expect(at(day(9))).toEqual([300, 500, 1000, 3000]);
});

it.each<[string, HeldNumber[], boolean]>([
  ['as they are at first', [], true],
  ['one after the other', held, true],
  ['as much as the level above', [bronze(400, 3)], false],
  ['more than the level above for a day', [silver(600, 4), bronze(500, 3)], false],
  ['more than the level above, but that rises with it', [silver(600, 3), bronze(500, 3)], true],
  ['less than the level below', [silver(100, 3)], false],
])('4.32 marks %s: %o rise: %s', (_name, changes, rises) => {
  expect(areRising(marksOf(changes), day(1))).toBe(rises);
});

it('4.32 what held before doesn’t matter', () => {
  expect(areRising(marksOf([silver(600, 4), bronze(500, 3)]), day(4))).toBe(true);
});
