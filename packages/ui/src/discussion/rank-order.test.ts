import { expect, test } from 'vitest';
import { byRank, moveInRank } from './rank-order.ts';

test('an option moves by one place, and no further than the ends', () => {
  expect(moveInRank(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c']);
  expect(moveInRank(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b']);
  expect(moveInRank(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c']);
  expect(moveInRank(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'b', 'c']);
  expect(moveInRank(['a', 'b'], 'x', 1)).toEqual(['a', 'b']);
});

test('the options of a ranked vote are ordered by their average places, those that nobody ranked last', () => {
  const option = (id: string, averageRank: number | null) => ({ id, label: id, averageRank });
  const options = [option('a', null), option('b', 2.5), option('c', 1.2), option('d', null)];
  expect(byRank(options).map(({ id }) => id)).toEqual(['c', 'b', 'a', 'd']);
});
