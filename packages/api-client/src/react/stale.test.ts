import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import {
  getGetAccountQueryKey,
  getGetBenefitQueryKey,
  getGetCreditQueryKey,
  getGetTicketQueryKey,
  getListBannersQueryKey,
  getListOwnPollsQueryKey,
  getListPenaltiesQueryKey,
  getListPointsQueryKey,
  getListTicketsQueryKey,
} from '../gen/hooks/index.ts';
import { callChanges } from '../gen/subjects.ts';
import { invalidateAfter, isStaleAfter } from './stale.ts';

test('an event of a subject makes its queries stale, with any parameters and for any id', () => {
  expect(isStaleAfter('balance', getListPointsQueryKey({ limit: 50 }))).toBe(true);
  expect(isStaleAfter('balance', [...getListPointsQueryKey({ limit: 50 }), 'pages'])).toBe(true);
  expect(isStaleAfter('balance', getListBannersQueryKey())).toBe(false);
});

test.each([['a subject of tomorrow'], ['toString']])('%s makes nothing stale', (subject) => {
  expect(isStaleAfter(subject, getGetAccountQueryKey())).toBe(false);
});

test('keys that are no path of the API are left alone', () => {
  expect(isStaleAfter('balance', [])).toBe(false);
  expect(isStaleAfter('balance', [{ own: 'key' }])).toBe(false);
});

test('a call makes what it changes stale, and nothing else', async () => {
  const queries = new QueryClient();
  const keys = [getGetAccountQueryKey(), getGetBenefitQueryKey('t7Kq2mX9bLpR'), getListBannersQueryKey()];
  for (const key of keys) queries.setQueryData(key, {});
  await invalidateAfter(queries, 'placeOrder');
  const isStale = (key: readonly unknown[]) => queries.getQueryState(key)?.isInvalidated;
  const expected = keys.map((key) =>
    callChanges.placeOrder.some((subject: string) => isStaleAfter(subject, key)),
  );
  expect(keys.map(isStale)).toEqual(expected);
  expect(expected).toContain(true);
  expect(expected).toContain(false);
});

test.each(['balance', 'participation', 'order'])(
  'an event of %s makes a benefit and its prerequisites stale: both compare its price with the coins',
  (subject) => {
    expect(isStaleAfter(subject, getGetBenefitQueryKey('t7Kq2mX9bLpR'))).toBe(true);
    expect(isStaleAfter(subject, ['/v1/benefits/allow/t7Kq2mX9bLpR', { quantity: 1 }])).toBe(true);
  },
);

test('a message makes stale what its kind changes: tickets, penalties, scores and own polls', () => {
  const shown = [
    getListTicketsQueryKey(),
    getGetTicketQueryKey('0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607'),
    getListPenaltiesQueryKey(),
    getGetCreditQueryKey(),
    getListOwnPollsQueryKey(),
  ];
  expect(shown.filter((key) => !isStaleAfter('message', key))).toEqual([]);
});
