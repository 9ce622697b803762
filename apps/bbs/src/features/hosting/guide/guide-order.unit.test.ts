import { expect, test } from 'vitest';
import { withSectionAt, withSectionIn, withTopicAt } from './guide-order.ts';

const order = [
  { id: 'a', sectionIds: ['1', '2', '3'] },
  { id: 'b', sectionIds: ['4'] },
  { id: 'c', sectionIds: [] },
];

test('a topic moves with its sections', () => {
  expect(withTopicAt(order, 'a', 'c').map(({ id }) => id)).toEqual(['b', 'c', 'a']);
  expect(withTopicAt(order, 'c', 'a').map(({ id }) => id)).toEqual(['c', 'a', 'b']);
});

test('a section moves inside its topic, and no further by dragging', () => {
  expect(withSectionAt(order, '3', '1')[0]?.sectionIds).toEqual(['3', '1', '2']);
  expect(withSectionAt(order, '1', '4')).toEqual(order);
});

test('a section can be put at the end of another topic', () => {
  expect(withSectionIn(order, '2', 'b').map(({ sectionIds }) => sectionIds)).toEqual([
    ['1', '3'],
    ['4', '2'],
    [],
  ]);
});
