import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, readDay } from '../../platform/calendar.ts';
import { freshMobile, TestSystem } from '../../../test/system/test-system.ts';
import { grantCard } from './cards/cards.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await TestSystem.start({ seeded: false });
});
afterAll(() => system.stop());

it('a member checks in once a day, sees the coins with their cause, and starts with quality 80', async () => {
  const member = await system.signIn(freshMobile(1));
  const before = await system.get('getCheckin', {}, member);
  expect(before).toMatchObject({
    checked: false,
    isFirst: true,
    streakDay: 1,
    makeUp: { cards: 0, day: null },
  });
  const key = system.key();
  const receipt = await system.get('checkIn', { body: {}, idempotencyKey: key }, member);
  expect(receipt).toMatchObject({ coins: 5, streakDay: 1, monthCount: 1, balance: 5 });
  expect(await system.get('checkIn', { body: {}, idempotencyKey: key }, member)).toEqual(receipt);
  expect((await system.call('checkIn', { body: {}, idempotencyKey: system.key() }, member)).code).toBe(23001);
  expect(
    (await system.call('checkIn', { body: { makeUp: receipt.date }, idempotencyKey: key }, member)).code,
  ).toBe(409);
  const points = await system.get('listPoints', {}, member);
  expect(points).toMatchObject({
    available: 5,
    pending: 0,
    nextCursor: null,
    items: [{ amount: 5, state: 0, balanceAfter: 5, cause: { kind: 'checkin', title: '连续签到第 1 天' } }],
  });
  expect((await system.get('listPoints', { query: { direction: 'out' } }, member)).items).toEqual([]);
  expect((await system.call('listPoints', { query: { cursor: '%' } }, member)).status).toBe(400);
  expect((await system.get('getCredit', {}, member)).quality).toMatchObject({ score: 80, state: 'good' });
  const quality = await system.get('listCredits', { query: { kind: 'quality' } }, member);
  expect(quality.items).toMatchObject([{ amount: 80, cause: { kind: 'welcome' } }]);
});

it('a member uses a make-up card for a day they missed', async () => {
  const member = await system.signIn(freshMobile(2));
  const { id: memberId } = await system.get('getAccount', {}, member);
  await system.get('checkIn', { body: {}, idempotencyKey: system.key() }, member);
  const { date } = await system.get('getCheckin', {}, member);
  system.clock.advance(2 * 86_400_000);
  const later = await system.signIn(freshMobile(2));
  const missed = addDays(readDay(date), 1);
  await system.platform.database.transaction((tx) =>
    grantCard(tx, system.platform.random, {
      memberId,
      kind: 'makeUp',
      source: '新人礼',
      key: 'gift',
      at: system.clock.now(),
      expiresAt: null,
    }),
  );
  expect((await system.get('getCheckin', {}, later)).makeUp).toEqual({ cards: 1, day: missed });
  const cardId = (await system.get('listCards', {}, later)).items[0]?.id ?? '';
  const effect = await system.get('previewCard', { body: { cardId } }, later);
  expect(effect).toMatchObject({ day: missed, coins: 5, streakDay: 3 });
  const used = await system.get('useCard', { body: { cardId }, idempotencyKey: system.key() }, later);
  expect(used).toMatchObject({ effect, balance: 10, card: { state: 'used' } });
  expect((await system.call('useCard', { body: { cardId }, idempotencyKey: system.key() }, later)).code).toBe(
    23002,
  );
  expect((await system.call('previewCard', { body: { cardId, day: '2026-02-31' } }, later)).status).toBe(400);
});

it('a card shows its number on demand only and records each showing, and Z1 other members cannot reach it', async () => {
  const [member, other] = [await system.signIn(freshMobile(3)), await system.signIn(freshMobile(4))];
  const { id: memberId } = await system.get('getAccount', {}, member);
  const { database, random } = system.platform;
  const grant = { memberId, kind: 'feeFree', source: '新人礼', key: 'gift', at: system.clock.now() } as const;
  await database.transaction((tx) => grantCard(tx, random, { ...grant, expiresAt: null }));
  const [card] = (await system.get('listCards', {}, member)).items;
  const params = { id: card?.id ?? '' };
  expect(card?.number).toMatch(/^\*{4} \w{4}$/);
  const first = await system.get('revealCard', { params }, member);
  expect(first).toEqual({ number: expect.stringMatching(/^YC\d{8}\w{6}$/), shownBefore: false });
  expect(first.number.slice(-4)).toBe(card?.number.slice(-4));
  expect(await system.get('revealCard', { params }, member)).toEqual({ ...first, shownBefore: true });
  const shown = database.read.selectFrom('card_reveals').select(['card_id', 'showing']).orderBy('showing');
  expect(await shown.execute()).toEqual([1, 2].map((showing) => ({ card_id: params.id, showing })));
  for (const call of [
    system.call('revealCard', { params }, other),
    system.call('previewCard', { body: { cardId: params.id } }, other),
    system.call('useCard', { body: { cardId: params.id }, idempotencyKey: system.key() }, other),
  ])
    expect([404, 23002]).toContain((await call).code);
  expect((await system.get('listCards', {}, other)).items).toEqual([]);
  expect((await system.get('listCards', {}, member)).counts).toMatchObject({ usable: 1, active: 0 });
});

it('Z1 points, months and votes need a session, and reading polls does not', async () => {
  expect((await system.call('listPoints')).code).toBe(401);
  expect((await system.call('listCoinMonths')).code).toBe(401);
  expect((await system.call('downloadStatement')).code).toBe(401);
  expect((await system.call('listPolls')).code).toBe(200);
  const body = { pollId: 'zaocan2026chi', optionIds: ['01990000-0000-7000-8000-0000c0010001'] };
  expect((await system.call('votePoll', { body })).code).toBe(401);
  const member = await system.signIn(freshMobile(5));
  expect((await system.call('votePoll', { body }, member)).code).toBe(404);
  expect((await system.call('listCoinMonths', { query: { months: 121 } }, member)).status).toBe(400);
  expect((await system.get('listCoinMonths', { query: { months: 3 } }, member)).items).toHaveLength(3);
});
