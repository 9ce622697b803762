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
  expect(taskCardView({ ...task, match }).why).toBe('推荐理由：你的年龄符合这次的要求');
  expect(taskCardView({ ...task, match, joinState: 0 }).why).toBeUndefined();
});

test('a task that does not fit, is for everybody, or of which too little is known, is not called recommended', () => {
  const why = (level: 'middle' | 'low', text: string) =>
    taskCardView({ ...task, match: { level, why: text } }).why;
  expect(why('low', '这次要找的人，年龄和你不同')).toBe('不太合适：这次要找的人，年龄和你不同');
  expect(why('middle', '还不知道你的年龄，完善资料后更准')).toBe('还不知道你的年龄，完善资料后更准');
  expect(why('middle', '人人可答，每分钟约 27 金币')).toBeUndefined();
});

test('a survey no longer than its screening doesn’t promise an early answer', () => {
  expect(taskCardView({ ...task, minutes: 1, screeningMinutes: 1 }).promise).toBeUndefined();
});

test('shows the pay an hour only to who sees coins, and only where it is known', () => {
  const worth = { coinsPerYuan: 100 };
  expect(taskCardView(task, worth).meta).toContain('约 9 元/小时');
  expect(taskCardView(task, { ...worth, hidesCoins: true }).meta.join()).not.toContain('元');
  expect(taskCardView({ ...task, minutes: null }, worth).meta.join()).not.toContain('元');
  expect(taskCardView({ ...task, coins: 0 }, worth).meta.join()).not.toContain('元');
});

test('rule 4.6: the pay an hour follows what coins are worth, and is not guessed', () => {
  expect(taskCardView(task, { coinsPerYuan: 50 }).meta).toContain('约 18 元/小时');
  expect(taskCardView(task).meta.join()).not.toContain('元');
});

test('names devices only where they are limited', () => {
  expect(taskCardView(task).meta.join()).not.toContain('手机');
  expect(taskCardView({ ...task, devices: [2] }).meta).toContain('限电脑');
});
