import { expect, test } from 'vitest';
import { coarseNetwork, periodStart, secondsLeft } from './code-limits.ts';
import { maskMobile } from '../members/mobile.ts';

test.each([
  ['2026-11-21T15:59:59.999Z', '2026-11-20T16:00:00.000Z'],
  ['2026-11-21T16:00:00.000Z', '2026-11-21T16:00:00.000Z'],
])('the day of %s begins at midnight in Shanghai: %s', (at, start) => {
  expect(periodStart('day', new Date(at)).toISOString()).toBe(start);
});

test('counts the seconds until the next period, rounded up', () => {
  const at = new Date('2026-11-21T08:30:00.000Z');
  expect(secondsLeft('hour', at)).toBe(1_800);
  expect(secondsLeft('day', at)).toBe(27_000);
  expect(secondsLeft('hour', new Date('2026-11-21T08:59:59.999Z'))).toBe(1);
});

test.each([
  ['203.0.113.7', '203.0.*.*'],
  ['::ffff:203.0.113.7', '203.0.*.*'],
  ['2001:0db8:0001:0002::1', '2001:db8:*'],
])('the address %s is shown as %s', (address, shown) => {
  expect(coarseNetwork(address)).toBe(shown);
});

test('a masked mobile shows its first three and last four digits', () => {
  expect(maskMobile('13812345678')).toBe('138****5678');
});
