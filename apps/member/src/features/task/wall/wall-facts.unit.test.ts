import type { TaskCard } from '@yayan/api-client';
import { expect, test } from 'vitest';
import { wallFacts } from './wall-facts.ts';

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
  seatsLeft: 360,
  endsAt: null,
  devices: [1, 2, 3],
  availability: 'open',
  match: null,
  joinState: null,
  tags: ['饮食'],
};
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

test('a card names seats and end only when they are about to run out', () => {
  expect(wallFacts(task)).toEqual(['约 8 分钟']);
  expect(wallFacts({ ...task, seatsLeft: 8 })).toEqual(['约 8 分钟', '剩 8 个名额']);
  expect(wallFacts({ ...task, seatsLeft: 8, joinState: 0 })).toEqual(['约 8 分钟']);
  expect(wallFacts({ ...task, endsAt: inDays(30) })).toEqual(['约 8 分钟']);
  expect(wallFacts({ ...task, endsAt: inDays(2) })[1]).toMatch(/截止$/u);
});

test('a task without a duration names its kind, and a limit of devices is said', () => {
  expect(wallFacts({ ...task, minutes: null, devices: [1] })).toEqual(['问卷调查', '限手机']);
});
