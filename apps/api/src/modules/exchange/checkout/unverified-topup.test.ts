import { AdultStatus, ExchangeState, PrerequisiteKind } from '@yayan/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ApiFault } from '../../../errors/api-fault.ts';
import { topupBenefit } from '../../../../test/exchange/benefit.ts';
import { refusalOf, startTestExchange, type TestExchange } from '../../../../test/exchange/exchange.ts';
import { together } from '../../../../test/together.ts';
import type { Benefit } from '../catalogue/benefit.ts';
import { IssueRefused } from '../fulfilment/ports/issuer.ts';
import { giveMobile } from '../../../../test/exchange/own-mobile.ts';

const START = '2026-11-21T12:00:00+08:00';
const DAY_MS = 86_400_000;
const OWN = '13800001234';
const OTHER = '13900005678';

let test: TestExchange;
let topup: Benefit;
/** Members who passed the real-name check, and coins from invitations by member. */
const checked = new Set<string>();
const brought = new Map<string, number>();
let addresses = 0;

beforeAll(async () => {
  test = await startTestExchange({
    adultStatusOf: async (_, memberId) => (checked.has(memberId) ? AdultStatus.Valid : null),
    invitationCoinsOf: async (_, memberId) => brought.get(memberId) ?? 0,
    issuers: { mobile: { issue: () => Promise.reject(new IssueRefused('号码有误')) } },
  });
  topup = await test.benefit(0, topupBenefit(1_000));
});
beforeEach(() => test.clock.set(START));
afterAll(() => test.stop());

/** A member without a real-name check whose mobile is `OWN`, and a network of their own. */
const newcomer = async (coins = 900): Promise<{ memberId: string; address: string }> => {
  const memberId = await test.member(coins);
  await giveMobile(test.platform, memberId, OWN);
  addresses += 1;
  return { memberId, address: `198.51.${addresses}.7` };
};
let keys = 0;
const place = ({ memberId, address }: { memberId: string; address: string }, body: object = {}) =>
  test.call('placeOrder', memberId, {
    params: { id: topup.id },
    body: { quantity: 1, ...body },
    key: `topup-of-a-newcomer-${(keys += 1)}`,
    address,
  });
const sent = (mobile: string) => ({ mobile: test.encrypted(mobile) });

describe('rule 5.13: before the real-name check', () => {
  it('one top-up of at most 5 yuan goes to the own mobile, and no second one ever', async () => {
    const who = await newcomer();
    expect(await place(who, { quantity: 5 })).toMatchObject({
      state: ExchangeState.PendingReview,
      total: 500,
    });
    expect(await refusalOf(place(who))).toBe('REAL_NAME_FIRST');
    test.clock.set('2027-11-21T12:00:00+08:00');
    expect(await refusalOf(place(who))).toBe('REAL_NAME_FIRST');
    checked.add(who.memberId);
    expect(await place(who)).toMatchObject({ total: 100 });
  });

  it('the own number may be typed', async () => {
    expect(await place(await newcomer(), sent(OWN))).toMatchObject({ target: '138****1234' });
  });

  it('more than 5 yuan, and another number, are refused, and take nothing', async () => {
    const who = await newcomer();
    expect(await refusalOf(place(who, { quantity: 6 }))).toBe('REAL_NAME_FIRST');
    expect(await refusalOf(place(who, sent(OTHER)))).toBe('REAL_NAME_FIRST');
    expect(await test.coinsOf(who.memberId)).toBe(900);
    expect(await place(who)).toMatchObject({ total: 100 });
  });

  it('a top-up whose coins came back is no top-up: another one may follow', async () => {
    const who = await newcomer();
    const { id } = await place(who);
    await test.revoke(who.memberId, id);
    expect(await place(who)).toMatchObject({ total: 100 });
    expect(await refusalOf(place(who))).toBe('REAL_NAME_FIRST');
  });

  it('coins of invitations don’t pay it', async () => {
    const who = await newcomer(200);
    brought.set(who.memberId, 150);
    expect(await refusalOf(place(who))).toBe('REAL_NAME_FIRST');
  });

  it('the page says what is met for what is selected so far', async () => {
    const { memberId, address } = await newcomer();
    const realName = async (query: object) => {
      const asked = { params: { id: topup.id }, query, address };
      const { prerequisites } = await test.call('checkAllowance', memberId, asked);
      return prerequisites.find(({ kind }) => kind === PrerequisiteKind.RealName);
    };
    expect(await realName({})).toMatchObject({ met: true, text: '5 元以内话费充到本人手机，免实名认证一次' });
    expect(await realName({ quantity: 6 })).toMatchObject({ met: false, text: '兑换前需要先完成实名认证' });
    expect(await realName({ anotherMobile: true })).toMatchObject({
      met: false,
      text: '免实名认证的话费只能充到本人手机，充其他号码要先完成实名认证',
      fixUrl: '/home/user?edit=verify',
    });
    const info = () => test.call('getExchangeInfo', memberId, { address });
    expect(await info()).toMatchObject({ unverifiedTopup: true, adultStatus: null });
    await place({ memberId, address });
    expect(await info()).toMatchObject({ unverifiedTopup: false });
  });

  it('a failed one is corrected to no other number, before the check', async () => {
    const who = await newcomer();
    const { id } = await place(who);
    await test.runJobs();
    expect((await test.find(who.memberId, id)).state).toBe(ExchangeState.IssueFailed);
    const correct = (mobile: string) =>
      test.call('correctOrder', who.memberId, {
        params: { id },
        body: sent(mobile),
        key: `correction-of-a-newcomer-${(keys += 1)}`,
      });
    expect(await refusalOf(correct(OTHER))).toBe('ORDER_FORM_INVALID');
    expect(await correct(OWN)).toMatchObject({ state: ExchangeState.ToBeIssued });
  });
});

describe('simultaneous orders', () => {
  it('of 10 orders of one member one needs no real-name check', async () => {
    const who = await newcomer();
    const outcomes = await together(10, () => place(who));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await test.coinsOf(who.memberId)).toBe(800);
  });

  it.each([
    ['one IPv4 address', () => '203.0.113.50', 3],
    ['one IPv4 /24', (index: number) => `203.0.112.${index}`, 15],
    ['one IPv6 /56', (index: number) => `2001:db8:1:${(0x100 + index).toString(16)}::7`, 3],
    ['one IPv6 /48', (index: number) => `2001:db8:2:${(0x100 * index).toString(16)}::7`, 9],
  ])('rule 5.14: of 24 members of %s only so many get one in 24 hours', async (_name, addressOf, most) => {
    const members: string[] = [];
    for (let count = 0; count < 24; count += 1) members.push((await newcomer()).memberId);
    const order = (index: number) => place({ memberId: members[index] ?? '', address: addressOf(index) });
    const outcomes = await together(24, order);
    const refused = outcomes.flatMap(({ status }, index) => (status === 'rejected' ? [index] : []));
    expect(refused).toHaveLength(24 - most);
    const [late = 0] = refused;
    const fault: unknown = await order(late).catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(ApiFault);
    expect(fault).toMatchObject({
      name: 'REAL_NAME_FIRST',
      data: {
        allowed: false,
        prerequisites: expect.arrayContaining([
          expect.objectContaining({ text: '当前网络今天免实名认证的充值已满，完成实名认证后就能兑换' }),
        ]),
      },
    });
    test.clock.advance(DAY_MS);
    expect(await order(late)).toMatchObject({ total: 100 });
  });
});

it('the ledger agrees with all orders of this file, and the marks of networks are deleted after a day', async () => {
  await test.runJobs();
  expect(await test.broken()).toEqual([]);
  test.clock.set('2028-01-01T12:00:00+08:00');
  await test.platform.jobs.handlerOf('exchange.forget-topup-networks')?.({}, { id: 'cron', attempt: 0 });
  const { rows } = await sql`select from topup_networks`.execute(test.platform.database.read);
  expect(rows).toEqual([]);
});
