import type { GroupMe } from '@yayan/api-client';
import { expect, test } from 'vitest';
import { myListOf } from './my-lists.ts';

type Me = Parameters<typeof myListOf>[1];

const me = (progress: GroupMe['progress'], state: GroupMe['group']['state'] = 'open'): Me => ({
  progress,
  group: { state } as GroupMe['group'], // Nothing else of it is read.
});
const progress = (followUpsOwed: number, answered: number) => ({ followUpsOwed, answered, total: 5 });

test('the address names the list', () => {
  expect(myListOf('reply', me(progress(1, 2)))).toBe('reply');
  expect(myListOf('constructor', me(progress(1, 2)))).toBe('ask');
});

test('without a name it is the list with something to do, follow-ups first', () => {
  expect(myListOf(null, me(progress(1, 2)))).toBe('ask');
  expect(myListOf(null, me(progress(0, 2)))).toBe('unReply');
  expect(myListOf(null, me(progress(0, 5)))).toBe('ask');
  expect(myListOf(null, me(progress(0, 2), 'closed'))).toBe('ask');
  expect(myListOf(null, me(null))).toBe('ask');
});
