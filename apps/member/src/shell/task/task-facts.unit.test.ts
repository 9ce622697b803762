import type { TaskCard } from '@yayan/api-client';
import { expect, test } from 'vitest';
import { taskCardView } from './task-facts.ts';

const task: TaskCard = {
  hashId: 't7Kq2mX9bLpR',
  module: 2,
  type: 2,
  title: '早餐习惯',
  cover: null,
  coins: 120,
  credit: 5,
  consolationCoins: 20,
  minutes: 8,
  minutesMeasured: true,
  screeningMinutes: 2,
  seatsLeft: 36,
  endsAt: null,
  devices: [1, 2, 3],
  availability: 'open',
  match: null,
  joinState: null,
  tags: ['饮食'],
};

test('only tasks with a screening show the promise', () => {
  expect(taskCardView(task).promise).toBe('前 2 分钟内告诉你是否入选');
  expect(taskCardView({ ...task, screeningMinutes: null }).promise).toBeUndefined();
});

test('a member who has begun can go on, even without free seats', () => {
  const face = taskCardView({ ...task, joinState: 0, availability: 'full' });
  expect([face.action, face.closed]).toEqual(['继续答题', undefined]);
  const video = taskCardView({ ...task, type: 7, joinState: 0 });
  expect([video.action, video.promise]).toEqual(['继续任务', '进度已为你保留']);
});

test('a member who has taken part is not asked to begin again', () => {
  expect(taskCardView({ ...task, joinState: 1 })).toMatchObject({ stamp: '已完成', action: undefined });
  expect(taskCardView({ ...task, joinState: 2 })).toMatchObject({
    stamp: undefined,
    closed: '你已参加过',
    promise: undefined,
  });
});

test('says why only to who has a personal order and has not begun', () => {
  const match = { level: 'high', why: '你的年龄符合这次的要求' } as const;
  expect(taskCardView(task).why).toBeUndefined();
  expect(taskCardView({ ...task, match }).why).toBe(match.why);
  expect(taskCardView({ ...task, match, joinState: 0 }).why).toBeUndefined();
});
