import { expect, test } from 'vitest';
import { benefit } from '../testing/video-membership.ts';
import { nextSaleChange } from './next-sale-change.ts';

const now = Date.parse('2026-12-12T02:00:00.000Z');
const at = (seconds: number): string => new Date(now + seconds * 1000).toISOString();

test.each([
  ['without times', {}, false],
  ['before its sale begins', { opensAt: at(90), available: false }, 90_000],
  ['a month before', { opensAt: at(30 * 86_400), available: false }, 3_600_000],
  ['that should have begun by now', { opensAt: at(-2), available: false }, 1_000],
  ['before its sale ends', { closesAt: at(20) }, 20_000],
  ['whose sale has ended', { closesAt: at(-20), available: false }, false],
] as const)('5.15 a benefit %s is read again when its sale changes', (_which, changed, wait) => {
  expect(nextSaleChange({ ...benefit, ...changed }, now)).toBe(wait);
});

test('a benefit that is not read yet is not read again', () => {
  expect(nextSaleChange(undefined, now)).toBe(false);
});
