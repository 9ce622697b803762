import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CardKind } from '@yayan/contract';
import { ApiFault } from '../../errors/api-fault.ts';
import type { Database } from '../../platform/database/database.ts';
import { systemRandom } from '../../platform/random.ts';
import { testDatabase } from '../../../test/database/test-database.ts';
import { firstPay } from '../../../test/reward/first-pay.ts';
import { balances, reconcile } from '../ledger/module.ts';
import { dayOf, readDay } from '../../platform/calendar.ts';
import { cardPage } from './cards/card-view.ts';
import { grantCard, takeDoubleCoin } from './cards/cards.ts';
import { takeFeeFreeCard } from './cards/fee-free.ts';
import { checkInToday, finishCheckin, historyStart, makeUpDay } from './check-in/checkin.ts';
import { checkinReceipt, checkinView } from './check-in/checkin-view.ts';
import { readHistory } from './streak/checkin-store.ts';
import { checkinsPaid } from './check-in/reconcile-checkins.ts';
import { cardEffect, useCard } from './use-card.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => {
  const failed = (await reconcile(database, [checkinsPaid])).filter(({ findings }) => findings.length > 0);
  await database.close();
  expect(failed).toEqual([]);
});

const DAY_MS = 86_400_000;
const noon = new Date('2026-11-21T04:00:00.000Z');
const on = (day: string): Date => new Date(`${day}T12:00:00+08:00`);
const faultName = (error: unknown): unknown => (error instanceof ApiFault ? error.name : error);
const refusal = (outcome: Promise<unknown>): Promise<unknown> => outcome.then(() => 'no refusal', faultName);

const checkIn = (memberId: string, at: Date) =>
  database.transaction(async (tx) => {
    const due = await checkInToday(tx, systemRandom, { memberId, at, payOf: firstPay });
    return { ...due, balance: await finishCheckin(tx, due) };
  });
const makeUp = (memberId: string, at: Date, day: string) =>
  database.transaction(async (tx) => {
    const due = await makeUpDay(tx, systemRandom, { memberId, at, payOf: firstPay, day: readDay(day) });
    return { ...due, balance: await finishCheckin(tx, due) };
  });
const view = async (memberId: string, at: Date) => {
  const today = dayOf(at);
  return checkinView(await readHistory(database.read, memberId, historyStart(today)), today, {
    makeUpCards: 0,
    payOf: firstPay,
  });
};
const coins = async (memberId: string): Promise<number> => (await balances(database.read, memberId)).coins;
const give = async (memberId: string, kind: CardKind, key = 'gift', expiresAt: Date | null = null) => {
  await database.transaction((tx) =>
    grantCard(tx, systemRandom, { memberId, kind, source: '新人礼', key, at: noon, expiresAt }),
  );
  const { items } = await cardPage(database.read, { memberId, at: noon, kind, state: 'usable' });
  return items[0]?.id ?? '';
};
const using = (memberId: string, cardId: string, at = noon, day?: string) => ({
  memberId,
  cardId,
  at,
  payOf: firstPay,
  day: day === undefined ? undefined : readDay(day),
});
const use = (memberId: string, cardId: string, at = noon, day?: string) =>
  database.transaction((tx) => useCard(tx, systemRandom, using(memberId, cardId, at, day)));

describe('check-in', () => {
  it('pays once a calendar day of Shanghai, with a receipt', async () => {
    const memberId = systemRandom.uuid();
    const first = await checkIn(memberId, new Date('2026-11-20T15:59:59.999Z'));
    expect(await refusal(checkIn(memberId, new Date('2026-11-20T00:00:00.000Z')))).toBe('ALREADY_CHECKED_IN');
    const second = await checkIn(memberId, new Date('2026-11-20T16:00:00.000Z'));
    expect([first.day, second.day]).toEqual(['2026-11-20', '2026-11-21']);
    expect(checkinReceipt(second, second.balance)).toEqual({
      date: '2026-11-21',
      madeUp: false,
      coins: 5,
      streakDay: 2,
      monthCount: 2,
      tomorrowCoins: 8,
      balance: 10,
    });
  });

  it('L10 once a day: of 20 simultaneous check-ins, one pays', async () => {
    const memberId = systemRandom.uuid();
    const { promise: start, resolve: open } = Promise.withResolvers<void>();
    const attempts = Array.from({ length: 20 }, async () => {
      await start;
      return await refusal(checkIn(memberId, noon));
    });
    open();
    const outcomes = await Promise.all(attempts);
    expect(outcomes.filter((outcome) => outcome === 'no refusal')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'ALREADY_CHECKED_IN')).toHaveLength(19);
    expect(await coins(memberId)).toBe(5);
  });

  it('shows the strip, the month and the day that can be made up', async () => {
    const memberId = systemRandom.uuid();
    for (const day of ['2026-10-31', '2026-11-17', '2026-11-19', '2026-11-20'])
      await checkIn(memberId, on(day));
    expect(await view(memberId, noon)).toEqual({
      date: '2026-11-21',
      checked: false,
      isFirst: false,
      streakDay: 3,
      strip: [
        { day: 1, date: '2026-11-19', coins: 5, state: 'done' },
        { day: 2, date: '2026-11-20', coins: 5, state: 'done' },
        { day: 3, date: '2026-11-21', coins: 8, state: 'today' },
        { day: 4, date: '2026-11-22', coins: 8, state: 'coming' },
        { day: 5, date: '2026-11-23', coins: 10, state: 'coming' },
        { day: 6, date: '2026-11-24', coins: 10, state: 'coming' },
        { day: 7, date: '2026-11-25', coins: 50, state: 'coming' },
      ],
      monthCount: 3,
      monthDates: ['2026-11-17', '2026-11-19', '2026-11-20'],
      makeUp: { cards: 0, day: '2026-11-18' },
    });
  });

  it('pays 96 coins for seven days and gives a make-up card once', async () => {
    const memberId = systemRandom.uuid();
    for (let day = 0; day < 8; day += 1) await checkIn(memberId, new Date(noon.getTime() + day * DAY_MS));
    expect(await coins(memberId)).toBe(96 + 5);
    const { items } = await cardPage(database.read, { memberId, at: noon });
    expect(items).toMatchObject([
      {
        kind: 'makeUp',
        state: 'usable',
        source: '11月连续签到奖励',
        expiresAt: '2026-12-27T15:59:59.999Z',
      },
    ]);
  });
});

describe('reconcile', () => {
  it('finds a check-in that the ledger did not pay', async () => {
    const memberId = systemRandom.uuid();
    await checkIn(memberId, noon);
    const undone = new Error('The database is left as it was.');
    const tampered = database.transaction(async (tx) => {
      expect(await checkinsPaid.run(tx)).toEqual([]);
      await tx.updateTable('checkins').set({ coins: 50 }).where('member_id', '=', memberId).execute();
      expect(await checkinsPaid.run(tx)).toEqual([
        { memberId, detail: 'check-in of 2026-11-21 says 50 coins' },
      ]);
      throw undone;
    });
    await expect(tampered).rejects.toBe(undone);
  });
});

describe('make-up', () => {
  it('fills a missed day with a card, pays its place and joins the streak', async () => {
    const memberId = systemRandom.uuid();
    for (const day of ['2026-11-17', '2026-11-18', '2026-11-20']) await checkIn(memberId, on(day));
    expect(await refusal(makeUp(memberId, noon, '2026-11-19'))).toBe('CARD_NOT_FOUND');
    await give(memberId, CardKind.MakeUp);
    expect(await refusal(makeUp(memberId, noon, '2026-11-18'))).toBe('MAKE_UP_DAY_INVALID');
    const done = await makeUp(memberId, noon, '2026-11-19');
    expect(checkinReceipt(done, done.balance)).toMatchObject({
      date: '2026-11-19',
      madeUp: true,
      coins: 8,
      streakDay: 5,
      tomorrowCoins: 10,
      balance: 23,
    });
    expect((await checkIn(memberId, noon)).coins).toBe(10);
    expect(await refusal(makeUp(memberId, noon, '2026-11-16'))).toBe('MAKE_UP_DAY_INVALID');
  });

  it('of two simultaneous fillings with one card, one succeeds', async () => {
    const memberId = systemRandom.uuid();
    for (const day of ['2026-11-17', '2026-11-20']) await checkIn(memberId, on(day));
    await give(memberId, CardKind.MakeUp);
    const outcomes = await Promise.all([
      refusal(makeUp(memberId, noon, '2026-11-18')),
      refusal(makeUp(memberId, noon, '2026-11-19')),
    ]);
    expect(new Set(outcomes)).toEqual(new Set(['CARD_NOT_FOUND', 'no refusal']));
  });
});

describe('cards', () => {
  it('previews the effect of a make-up card, then applies it', async () => {
    const memberId = systemRandom.uuid();
    for (const day of ['2026-11-18', '2026-11-20']) await checkIn(memberId, on(day));
    const cardId = await give(memberId, CardKind.MakeUp);
    const effect = await cardEffect(database.read, using(memberId, cardId));
    expect(effect).toEqual({
      kind: 'makeUp',
      target: 'missedDay',
      day: '2026-11-19',
      text: '补签 11月19日，得 5 金币，连续签到变为第 4 天',
      coins: 5,
      streakDay: 4,
      until: null,
    });
    const used = await use(memberId, cardId);
    expect(used).toMatchObject({
      effect,
      balance: 15,
      card: { state: 'used', use: { text: '补签 11月19日' } },
    });
    expect((await view(memberId, noon)).streakDay).toBe(4);
    expect(await refusal(use(memberId, cardId))).toBe('CARD_NOT_FOUND');
  });

  it('a make-up card without a missed day is not usable', async () => {
    const memberId = systemRandom.uuid();
    const cardId = await give(memberId, CardKind.MakeUp);
    expect(await refusal(use(memberId, cardId))).toBe('CARD_NOT_USABLE');
    expect(await refusal(use(memberId, cardId, noon, '2026-11-20'))).toBe('MAKE_UP_DAY_INVALID');
  });

  it('a double-coin card waits 7 days for the next survey and is taken once', async () => {
    const memberId = systemRandom.uuid();
    const take = (at: Date) =>
      database.transaction((tx) => takeDoubleCoin(tx, { memberId, at, text: '早餐习惯小调查', url: null }));
    const cardId = await give(memberId, CardKind.DoubleCoin);
    expect(await take(noon)).toBe(false);
    expect((await use(memberId, cardId)).card.state).toBe('active');
    const secondId = await give(memberId, CardKind.DoubleCoin, 'second');
    expect(await refusal(use(memberId, secondId))).toBe('CARD_NOT_USABLE');
    const inTime = new Date(noon.getTime() + 7 * DAY_MS);
    expect(new Set(await Promise.all([take(inTime), take(inTime)]))).toEqual(new Set([false, true]));
    const { counts } = await cardPage(database.read, { memberId, at: noon });
    expect(counts).toEqual({ usable: 1, active: 0, used: 1, expired: 0 });
  });

  it('an active card expires after 7 days without a survey', async () => {
    const memberId = systemRandom.uuid();
    await use(memberId, await give(memberId, CardKind.FeeFree));
    const late = new Date(noon.getTime() + 7 * DAY_MS + 1);
    const taken = await database.transaction((tx) =>
      takeFeeFreeCard(tx, { memberId, at: late, text: '话费', url: null }, null),
    );
    expect(taken).toBeUndefined();
    expect((await cardPage(database.read, { memberId, at: late })).counts.expired).toBe(1);
  });

  it('belongs to its member only and cannot be used after its last day', async () => {
    const memberId = systemRandom.uuid();
    const cardId = await give(memberId, CardKind.DoubleCoin, 'gift', noon);
    expect(await refusal(use(systemRandom.uuid(), cardId))).toBe('CARD_NOT_FOUND');
    expect(await refusal(use(memberId, cardId, new Date(noon.getTime() + 1)))).toBe('CARD_NOT_FOUND');
  });

  it('lists page by page, each card once', async () => {
    const memberId = systemRandom.uuid();
    for (let card = 0; card < 5; card += 1) await give(memberId, CardKind.DoubleCoin, `gift ${card}`);
    const ids: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page = await cardPage(database.read, { memberId, at: noon, limit: 2, cursor });
      ids.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect(new Set(ids).size).toBe(5);
    expect(ids).toHaveLength(5);
  });
});
