import { GroupOpenState } from '@yayan/api-client';
import { expect, test } from 'vitest';
import { hostCounts } from './host-counts.ts';

const progress = { answered: 6, respondents: 6, responses: 0, followUpsOpen: 0, unread: 0 };

test('nobody is said to be done with a topic that has not begun', () => {
  expect(hostCounts(progress, GroupOpenState.Upcoming)).toBe('6 位受访者');
});

test('an open topic says who is done, how much was answered, and what waits for a reply', () => {
  const open = { ...progress, answered: 4, responses: 12, followUpsOpen: 2 };
  expect(hostCounts(open, GroupOpenState.Open)).toBe('4 / 6 人已完成 · 12 条回答 · 2 个追问待回复');
});
