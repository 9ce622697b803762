import { expect, test } from 'vitest';
import { usedStyles } from './used-styles.ts';

const used = (css: string, markup: string): string =>
  usedStyles([css], markup).replaceAll(/\s+/gu, ' ').trim();

test('rules stay whose classes the markup has, and rules without classes', () => {
  expect(used('a{color:red}.in{color:blue}.out{color:green}', '<a class="in other">')).toBe(
    'a{color:red}.in{color:blue}',
  );
});

test('of a list of selectors those stay that the markup can match', () => {
  expect(used('.in,.out,.in .out{color:red}', '<a class="in">')).toBe('.in{color:red}');
});

test('a class that a selector excludes may be missing', () => {
  expect(used('.in:not(.out){color:red}', '<a class="in">')).toBe('.in:not(.out){color:red}');
});

test('layers and conditions stay only with something in them', () => {
  expect(used('@layer a{.in{color:red}.out{color:red}}@media print{.out{color:red}}', '<a class="in">')).toBe(
    '@layer a{.in{color:red}}',
  );
  expect(used('@layer a,b;', '')).toBe('@layer a,b;');
});

test('animations stay that a kept rule names', () => {
  const css = '.in{animation:turn 1s}@keyframes turn{to{rotate:1turn}}@keyframes fade{to{opacity:0}}';
  expect(used(css, '<a class="in">')).toContain('turn{to');
  expect(used(css, '<a class="in">')).not.toContain('fade');
});
