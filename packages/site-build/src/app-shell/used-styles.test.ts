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

test('rules stay whose attributes the markup has, with the value that is asked for', () => {
  const css = '[data-on]{color:red}[data-off]{color:red}[data-size=sm]{color:red}[data-size="lg"]{color:red}';
  expect(used(css, '<a data-on data-size="sm">')).toBe('[data-on]{color:red}[data-size=sm]{color:red}');
});

test('attributes that scripts set before the first paint may be missing', () => {
  const css = ':where([data-mantine-color-scheme=dark]) .in{color:red}[data-shell] .in{color:blue}';
  expect(used(css, '<a class="in">')).toBe(css);
});

test('of several attributes that a selector offers each may be missing', () => {
  const css = '.in:where([data-on],[data-off]){color:red}';
  expect(used(css, '<a class="in" data-on>')).toBe(css);
});

test('a picture has no look of being pointed at or pressed', () => {
  expect(
    used('.in:hover{color:red}.in:active{color:red}.in:focus-visible{color:red}', '<a class="in">'),
  ).toBe('.in:focus-visible{color:red}');
});

test('variables stay that a rule, another variable or the markup reads', () => {
  const css =
    ':root{--a:1px;--b:var(--c);--c:2px;--d:3px;--e:4px}.in{margin:var(--a);padding:var(--b, 1px)}:root{--f:5px}';
  expect(used(css, '<a class="in" style="width:var(--e)">')).toBe(
    ':root{--a:1px;--b:var(--c);--c:2px;--e:4px}.in{margin:var(--a);padding:var(--b, 1px)}',
  );
});
