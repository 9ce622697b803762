import { expect, test } from 'vitest';
import { readFilters, withFilter } from './task-filters.ts';

test('filters are in the URL; empty ones are left out', () => {
  const search = new URLSearchParams('module=1&type=9&points=85-299&sort=coins&other=1');
  expect(readFilters(search)).toEqual({ module: 1, points: '85-299', sort: 'coins' });
  expect(withFilter(search, 'module', '').get('module')).toBeNull();
});
