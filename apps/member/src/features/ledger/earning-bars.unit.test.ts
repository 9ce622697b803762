import type { CoinCauseKind, CoinMonth } from '@yayan/api-client';
import { expect, test } from 'vitest';
import { earningBars } from './earning-bars.ts';

const month = (name: string, came: Partial<Record<CoinCauseKind, number>>): CoinMonth => ({
  month: name,
  in: 0,
  out: 0,
  pending: 0,
  sources: Object.entries(came).map(([kind, coins]) => ({
    kind: kind as CoinCauseKind, // The keys of the record above.
    in: coins,
    out: 0,
    pending: 0,
  })),
});

test('bars run from the oldest month on; refunds are no earning', () => {
  const { series, months } = earningBars([
    month('2026-11', { checkin: 30, participation: 400, exchangeRefund: 5000 }),
    month('2026-10', { checkin: 20 }),
  ]);
  expect(series.map(({ name, color }) => [name, color])).toEqual([
    ['任务', 'teal'],
    ['签到', 'blue'],
  ]);
  expect(months.map(({ label, values }) => [label, values['participation'], values['checkin']])).toEqual([
    ['10月', 0, 20],
    ['11月', 400, 30],
  ]);
});

test('a source keeps its colour and its place in the stack when another is earned more', () => {
  const colorsOf = (came: Partial<Record<CoinCauseKind, number>>) =>
    earningBars([month('2026-11', came)]).series.map(({ name, color }) => `${name} ${color}`);
  expect(colorsOf({ checkin: 30 })).toEqual(['签到 blue']);
  expect(colorsOf({ checkin: 30, participation: 5 })).toEqual(['任务 teal', '签到 blue']);
  expect(colorsOf({ checkin: 5, participation: 30 })).toEqual(['任务 teal', '签到 blue']);
});

test('sources beyond the colours are combined, and without earnings there is no chart', () => {
  const all = { participation: 9, checkin: 8, invite: 7, welcome: 6, campaign: 5, group: 4, correction: 3 };
  const { series, months } = earningBars([month('2026-11', all)]);
  expect(series.map(({ name }) => name)).toEqual(['任务', '邀请', '签到', '讨论小组', '活动', '其他']);
  expect(months[0]?.values['rest']).toBe(9);
  expect(earningBars([month('2026-11', { exchangeRefund: 5 })]).series).toEqual([]);
});

test('months before the first earnings are left out, but two months stay', () => {
  const labelsOf = (...months: CoinMonth[]) => earningBars(months).months.map(({ label }) => label);
  const none = (name: string) => month(name, {});
  const earnedIn = (name: string) => month(name, { checkin: 5 });
  expect(labelsOf(none('2026-11'), earnedIn('2026-10'), none('2026-09'), none('2026-08'))).toEqual([
    '10月',
    '11月',
  ]);
  expect(labelsOf(earnedIn('2026-11'), none('2026-10'), none('2026-09'))).toEqual(['10月', '11月']);
  expect(labelsOf(none('2026-11'), none('2026-10'), none('2026-09'))).toHaveLength(3);
});
