import { expect, test } from 'vitest';
import { moveInRank } from './rank-order.ts';

test('an option moves by one place, and no further than the ends', () => {
  expect(moveInRank(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c']);
  expect(moveInRank(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b']);
  expect(moveInRank(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c']);
  expect(moveInRank(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'b', 'c']);
  expect(moveInRank(['a', 'b'], 'x', 1)).toEqual(['a', 'b']);
});
