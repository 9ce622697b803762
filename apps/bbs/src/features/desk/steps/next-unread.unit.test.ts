import { expect, test } from 'vitest';
import { nextUnread } from './next-unread.ts';

const answer = (id: string, unread: boolean, isDeleted = false) => ({
  id,
  unread,
  deleted: isDeleted ? { at: '2026-11-21T08:30:00.000Z', reason: '重复' } : null,
});
const list = [answer('a', true), answer('b', false), answer('c', true), answer('d', true, true)];

test.each([
  ['none is open', undefined, 'a'],
  ['the next is read', 'b', 'c'],
  ['it is the last that can be read', 'c', 'a'],
  ['the open one is not in the list', 'z', 'a'],
])('the next unread answer when %s', (_, from, to) => {
  expect(nextUnread(list, from)?.id).toBe(to);
});

test('the open answer is not its own next one, and a deleted one is never next', () => {
  expect(nextUnread([answer('a', true), answer('b', true, true)], 'a')).toBeUndefined();
});
