import { expect, test } from 'vitest';
import { formatChange, formatCount } from './format-coins.ts';

test('amounts carry thousands commas, and zero is shown as 0, never blank', () => {
  expect(formatCount(12480)).toBe('12,480');
  expect(formatCount(0)).toBe('0');
});

test('changes carry their sign, with a true minus', () => {
  expect([formatChange(300), formatChange(-5000), formatChange(0)]).toEqual(['+300', '−5,000', '0']);
});
