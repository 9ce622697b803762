import { expect, test } from 'vitest';
import { countNewRows } from './count-new-rows.ts';

const page = (ids: string, nextCursor: string | null = null) => ({ items: ids.split(''), nextCursor });
const count = (shown: string, fresh: string, shownNext: string | null = null) =>
  countNewRows([page(shown, shownNext)], page(fresh, 'next'), (id) => id);

test('rows before the known ones are new', () => {
  expect(count('abc', 'xyabc', 'next')).toEqual({ count: 2, isMore: false });
});

test('a row that moved up from a page that is not loaded is not new', () => {
  expect(count('abc', 'bcd', 'next').count).toBe(0);
  expect(count('abc', 'bxc', 'next').count).toBe(1);
});

test('in a list that is loaded whole, rows at its end are new too', () => {
  expect(count('abc', 'abcd').count).toBe(1);
  expect(count('', 'a').count).toBe(1);
});

test('a page of new rows only may be followed by more', () => {
  expect(count('abc', 'xyz', 'next')).toEqual({ count: 3, isMore: true });
});
