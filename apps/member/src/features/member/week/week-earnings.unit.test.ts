import { CoinCauseKind, type CoinRow, CoinRowState } from '@yayan/api-client';
import { expect, test } from 'vitest';
import { weekEarnings } from './week-earnings.ts';

// Noon in Shanghai on a Saturday.
const now = new Date('2026-11-28T04:00:00.000Z');
const row = (amount: number, createdAt: string, more: Partial<CoinRow> = {}): CoinRow => ({
  id: `${amount} ${createdAt}`,
  amount,
  state: CoinRowState.Available,
  cause: { kind: CoinCauseKind.Checkin, id: '1', title: '连续签到第 1 天', link: '/home' },
  balanceAfter: 0,
  createdAt,
  expectedAt: null,
  reason: null,
  supportCode: '3F7A-29C1',
  ...more,
});
const of = (kind: CoinCauseKind) => ({ cause: { kind, id: '1', title: kind, link: null } });

test('the week is the last seven days in Shanghai, the last one today', () => {
  const { bars, earned } = weekEarnings(
    [
      row(5, '2026-11-27T16:30:00.000Z'),
      row(8, '2026-11-21T16:00:00.000Z'),
      row(9, '2026-11-21T15:59:00.000Z'),
    ],
    now,
  );
  expect(bars.map(({ label }) => label)).toEqual(['周日', '周一', '周二', '周三', '周四', '周五', '今天']);
  expect(bars.map(({ values }) => values['checkin'])).toEqual([8, 0, 0, 0, 0, 0, 5]);
  expect(earned).toBe(13);
});

test('refunds, expenses and coins taken back are no earning; pending ones are told apart', () => {
  const today = '2026-11-28T01:00:00.000Z';
  const { earned, pending } = weekEarnings(
    [
      row(-500, today),
      row(500, today, of(CoinCauseKind.ExchangeRefund)),
      row(70, today, { state: CoinRowState.TakenBack }),
      row(320, today, { state: CoinRowState.Pending }),
      row(120, today),
    ],
    now,
  );
  expect({ earned, pending }).toEqual({ earned: 120, pending: 320 });
});

test('it names the three causes that brought most, and the sources that brought something', () => {
  const today = '2026-11-28T01:00:00.000Z';
  const { best, series } = weekEarnings(
    [
      row(5, today),
      row(8, today),
      row(120, today, of(CoinCauseKind.Participation)),
      row(50, today, of(CoinCauseKind.Award)),
    ],
    now,
  );
  expect(best.map(({ amount }) => amount)).toEqual([120, 50, 8]);
  expect(series.map(({ name }) => name)).toEqual(['任务', '签到', '其他']);
});
