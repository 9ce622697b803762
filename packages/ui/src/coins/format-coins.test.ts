import { expect, test } from 'vitest';
import { formatChange, formatCount } from './format-coins.ts';

test('amounts carry thousands commas, and zero is shown as 0, never blank', () => {
  expect(formatCount(12480)).toBe('12,480');
  expect(formatCount(0)).toBe('0');
  expect([999, 1000, -500, -5000, 1234567, 1234.5].map(formatCount)).toEqual([
    '999',
    '1,000',
    '-500',
    '-5,000',
    '1,234,567',
    '1,234.5',
  ]);
});

test('changes carry their sign, with a true minus', () => {
  expect([formatChange(300), formatChange(-5000), formatChange(0)]).toEqual(['+300', '−5,000', '0']);
});
