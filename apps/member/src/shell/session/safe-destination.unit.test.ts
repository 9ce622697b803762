import { expect, test } from 'vitest';
import { safeDestination } from './safe-destination.ts';

const origin = 'https://www.yayan.example';

test('after signing in the member returns to where they came from', () => {
  expect(safeDestination('/task/detail/t7K?tab=1#rules', origin)).toBe('/task/detail/t7K?tab=1#rules');
});

test.each([
  null,
  '',
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'task',
  '/login?from=/task',
])('a `from` that leaves the site or leads nowhere, %j, leads to the home page', (from) => {
  expect(safeDestination(from, origin)).toBe('/home');
});
