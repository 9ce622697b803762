import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { tokens, type TokenName } from './tokens.ts';

const text: [TokenName, TokenName[]][] = [
  ['text', ['page', 'card', 'raised', 'sunken', 'brand-tint', 'reward-tint', 'brand-plate', 'grey-tint']],
  ['dim', ['page', 'card', 'raised', 'sunken']],
  ['brand', ['page', 'card', 'raised', 'brand-tint']],
  ['brand-on-tint', ['brand-tint', 'brand-plate', 'brand-hover']],
  ['brand-on-fill', ['brand-fill']],
  ['reward', ['page', 'card', 'reward-tint']],
  ['reward-on-fill', ['reward-fill']],
  ['balance-number', ['balance-bg']],
  ['balance-text', ['balance-bg']],
  ['blue-text', ['blue-tint', 'blue-hover', 'card']],
  ['green-text', ['green-tint', 'green-hover', 'card']],
  ['red-text', ['red-tint', 'red-hover', 'card', 'page', 'raised', 'sunken']],
  ['grey-text', ['grey-tint', 'card', 'sunken']],
  ['gold-text', ['gold-tint', 'gold-hover', 'card']],
  ['teal-text', ['teal-tint', 'card']],
];

const shapes: [TokenName, TokenName[]][] = [
  ['line-input', ['card']],
  ['brand-line', ['card', 'brand-tint']],
  ['stamp', ['card']],
  ['brand', ['card', 'page']],
];

describe.each(['light', 'dark'] as const)('contrast in the %s scheme (WCAG 2.2 AA)', (scheme) => {
  const colors = tokens[scheme];
  const pairs = (list: [TokenName, TokenName[]][]) =>
    list.flatMap(([fore, backs]) => backs.map((back) => [fore, back] as const));

  test.each(pairs(text))('1.4.3: text "%s" on "%s" has at least 4.5', (fore, back) => {
    expect(contrast(colors[fore], colors[back])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pairs(shapes))('1.4.11: shape "%s" on "%s" has at least 3', (fore, back) => {
    expect(contrast(colors[fore], colors[back])).toBeGreaterThanOrEqual(3);
  });
});

test('the ratio is that of WCAG: black on white is 21, a colour on itself 1', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrast('#0B6D64', '#0B6D64')).toBe(1);
  expect(contrast('#0B6D64', '#FFFFFF')).toBeCloseTo(6.2, 1);
});
