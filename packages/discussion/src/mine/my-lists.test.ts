import { expect, test } from 'vitest';
import { myListOf } from './my-lists.ts';

test('the address names the list, and the follow-ups come first', () => {
  expect(myListOf('unReply')).toBe('unReply');
  expect(myListOf(null)).toBe('ask');
  expect(myListOf('constructor')).toBe('ask');
});
