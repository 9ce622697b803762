import { expect, test } from 'vitest';
import { firstUnread } from './first-unread.ts';

const answers = [
  { id: 'a', mine: false },
  { id: 'b', mine: false },
  { id: 'mine', mine: true },
  { id: 'c', mine: false },
];

test('the divider is before the first unread answer by somebody else', () => {
  expect(firstUnread(answers, 'a')).toBe('b');
  expect(firstUnread(answers, 'b')).toBe('c');
});

test('there is no divider when all answers are read, or none ever was', () => {
  expect(firstUnread(answers, 'c')).toBeUndefined();
  expect(firstUnread(answers, null)).toBeUndefined();
});
