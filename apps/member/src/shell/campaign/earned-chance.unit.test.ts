import type { CampaignBrief } from '@yayan/api-client';
import { expect, test } from 'vitest';
import { earnedChance } from './earned-chance.ts';
import { todoText } from './todo-text.ts';

const campaign = (more: Partial<CampaignBrief> = {}): CampaignBrief => ({
  id: 'LuckyDraw2026a',
  face: 'lottery',
  state: 'running',
  title: '天天幸运抽奖',
  summary: '每天签到就能抽一次',
  startsAt: '2026-11-01T00:00:00.000Z',
  endsAt: '2026-12-01T00:00:00.000Z',
  drawsAt: null,
  ways: [{ cause: 'checkin', chances: 1 }],
  prize: { kind: 'coins', title: '66 金币', cover: null },
  winners: [],
  todo: { chances: 2, entered: false, quizOpen: false },
  ...more,
});
const todo = (chances: number, entered = false, quizOpen = false) => ({ chances, entered, quizOpen });

test('a check-in leads to the draw that it brought a chance for', () => {
  expect(earnedChance([campaign()], 'checkin')).toEqual({
    text: '得到 1 次抽奖机会',
    action: '去抽',
    href: '/lottery?of=LuckyDraw2026a',
  });
  expect(earnedChance([campaign({ face: 'koi' })], 'checkin')).toMatchObject({
    href: '/prize?of=LuckyDraw2026a',
  });
});

test('several campaigns are named by their number, and listed on their page', () => {
  const two = [campaign(), campaign({ id: 'KoiDraw2026a', face: 'koi' })];
  expect(earnedChance(two, 'checkin')).toMatchObject({ text: '2 个活动得到机会', href: '/activity' });
});

test('on a later visit of the day it says what is left, not what just came', () => {
  expect(earnedChance([campaign()], 'checkin', 'before')).toMatchObject({ text: '还有 2 次抽奖机会' });
  const two = [campaign(), campaign({ id: 'KoiDraw2026a', face: 'koi' })];
  expect(earnedChance(two, 'checkin', 'before')).toMatchObject({ text: '2 个活动还有机会' });
});

test.each([
  ['a cause that the campaign doesn’t know', campaign({ ways: [{ cause: 'task', chances: 1 }] })],
  ['a chance that was used', campaign({ todo: todo(0) })],
  ['a 锦鲤 draw that was entered', campaign({ face: 'koi', todo: todo(1, true) })],
  ['a visitor', campaign({ todo: null })],
])('nothing is said of %s', (_, one) => {
  expect(earnedChance([one], 'checkin')).toBeUndefined();
});

test.each([
  ['还有 2 次机会', true, campaign()],
  ['先得 1 次机会', false, campaign({ todo: todo(0) })],
  ['可以报名', true, campaign({ face: 'koi', todo: todo(1) })],
  ['已报名', false, campaign({ face: 'koi', todo: todo(0, true) })],
  ['先得 1 次机会', false, campaign({ face: 'koi', todo: todo(0) })],
  ['今天还没答', true, campaign({ face: 'quiz', todo: todo(0, false, true) })],
  ['还有 1 次机会', true, campaign({ face: 'quiz', todo: todo(1) })],
  ['今天答过了', false, campaign({ face: 'quiz', todo: todo(0) })],
])('a card says %s', (text, isOpen, one) => {
  expect(todoText(one)).toEqual({ text, isOpen });
});
