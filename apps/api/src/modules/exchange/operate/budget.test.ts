import { ExchangeState } from '@yayan/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { cashBenefit, topupBenefit } from '../../../../test/exchange/benefit.ts';
import { startTestExchange, type TestExchange } from '../../../../test/exchange/exchange.ts';
import { together } from '../../../../test/together.ts';
import type { Act, Actor } from '../../../platform/audit/act.ts';
import { performAct } from '../../../platform/audit/perform-act.ts';
import { IssueRefused, type Issuer } from '../fulfilment/ports/issuer.ts';
import { issueOrder } from '../orders/issue-order.ts';
import { providerActs } from './provider-acts.ts';
import { providersInTrouble } from './provider-console.ts';
import { reviewByRule } from '../orders/review.ts';
import { resumeHeldBack } from '../orders/resume-held-back.ts';

const DAY_MS = 86_400_000;

let test: TestExchange;
let asked: string[] = [];
/** What the provider does with the next request. */
let answer: Issuer['issue'];
const pays: Issuer['issue'] = async ({ number }) => ({ kind: 'paid', receipt: `receipt-${number}` });
beforeAll(async () => {
  const issuer: Issuer = {
    issue: async (request) => {
      asked.push(request.orderId);
      return await answer(request);
    },
  };
  test = await startTestExchange({ issuers: { alipay: issuer, mobile: issuer } });
});
afterAll(() => test.stop());
beforeEach(async () => {
  // Each test has a day of its own, and nothing waits.
  answer = pays;
  await sql`delete from provider_limits`.execute(test.platform.database.read);
  await resume();
  await test.runJobs();
  test.clock.advance(DAY_MS);
  asked = [];
});

const shell: Actor = { id: null, name: 'lin', roles: null, address: null };
const finance: Actor = { ...shell, id: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607', roles: ['finance'] };
let keys = 0;
const act = async <Input>(of: Act<Input>, input: Input, actor = shell, dryRun = false) =>
  await performAct(test.platform, of, input, {
    actor,
    reason: '预算调整',
    key: `provider-${(keys += 1)}`,
    seen: null,
    dryRun,
  });
const budget = async (yuan: number | null, actor = shell, dryRun = false) =>
  await act(providerActs.setProviderBudget, { channel: 'alipay' as const, yuan }, actor, dryRun);

/** Cash orders of this many fen, passed and not yet issued. */
const passed = async (count: number, fen = 100) => {
  const benefit = await test.benefit(0, cashBenefit);
  return await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const memberId = await test.member(10_000);
      const payee = {
        channel: 'alipay' as const,
        account: test.encrypted(`w${index}@example.com`),
        name: test.encrypted('王晓明'),
      };
      const { id: orderId } = await test.order(memberId, benefit, { amount: fen, payee });
      await reviewByRule(test.exchange, { memberId, orderId });
      return { memberId, orderId };
    }),
  );
};
const states = async (orders: readonly { memberId: string; orderId: string }[]) =>
  await Promise.all(orders.map(async ({ memberId, orderId }) => (await test.find(memberId, orderId)).state));
const spent = async (): Promise<number> => {
  const { rows } = await sql<{ fen: number }>`
    select fen from provider_days where channel = 'alipay' order by day desc limit 1`.execute(
    test.platform.database.read,
  );
  return rows[0]?.fen ?? 0;
};
const resume = async (): Promise<void> => await resumeHeldBack(test.platform, new AbortController().signal);

it('14.75 orders that come at the same moment never pass the budget of a day together; the others wait and keep everything', async () => {
  await budget(3);
  const orders = await passed(8);
  await together(orders.length, async (index) => {
    const order = orders[index];
    if (order) await issueOrder(test.exchange, order);
  });
  const ended = await states(orders);
  expect(ended.filter((state) => state === ExchangeState.Issued)).toHaveLength(3);
  expect(asked).toHaveLength(3);
  expect(await spent()).toBe(300);
  const waiting = orders.find((_, index) => ended[index] === ExchangeState.ToBeIssued);
  const shown = await test.find(waiting?.memberId ?? '', waiting?.orderId ?? '');
  expect(shown).toMatchObject({
    reason: expect.stringContaining('金币不会丢'),
    expectedAt: null,
    revocable: true,
  });
  expect((await providersInTrouble(test.platform.database.read, test.clock.now())).count).toBe(1);
  await test.revoke(waiting?.memberId ?? '', waiting?.orderId ?? '');
  expect(await test.broken()).toEqual([]);
});

it('14.75 what waits goes on when the budget is raised, and on the next day, each paid once', async () => {
  await budget(1);
  const orders = await passed(4);
  await test.runJobs();
  expect(asked).toHaveLength(1);
  await budget(2);
  await test.runJobs();
  expect(asked).toHaveLength(2);
  test.clock.advance(DAY_MS);
  await resume();
  await resume();
  await test.runJobs();
  expect(await states(orders)).toEqual(Array(4).fill(ExchangeState.Issued));
  expect(new Set(asked).size).toBe(asked.length);
});

it('14.75 an order above the whole budget waits, and lets smaller ones pass', async () => {
  await budget(2);
  const [large] = await passed(1, 300);
  const small = await passed(1);
  await test.runJobs();
  await resume();
  await test.runJobs();
  expect(await states([...small, ...(large ? [large] : [])])).toEqual([
    ExchangeState.Issued,
    ExchangeState.ToBeIssued,
  ]);
});

it('14.75 what the provider refused leaves the budget; what may be paid stays in it and is followed though the provider is paused', async () => {
  await budget(2);
  answer = () => Promise.reject(new IssueRefused('账号不存在'));
  await passed(1);
  await test.runJobs();
  expect(await spent()).toBe(0);
  answer = () => Promise.reject(new Error('no answer'));
  const [lost] = await passed(1);
  if (!lost) throw new Error('There is no order');
  await expect(issueOrder(test.exchange, lost)).rejects.toThrow('no answer');
  expect(await spent()).toBe(100);
  await act(providerActs.pauseProvider, { channel: 'alipay' });
  const [later] = await passed(1);
  if (!later) throw new Error('There is no order');
  await issueOrder(test.exchange, later);
  answer = pays;
  await issueOrder(test.exchange, lost);
  expect(await test.find(lost.memberId, lost.orderId)).toMatchObject({ state: ExchangeState.Issued });
  expect(await spent()).toBe(100);
  const shown = await test.find(later.memberId, later.orderId);
  expect(shown).toMatchObject({ state: ExchangeState.ToBeIssued, reason: expect.stringContaining('维护') });
  await act(providerActs.resumeProvider, { channel: 'alipay' });
  await test.runJobs();
  expect(await states([later])).toEqual([ExchangeState.Issued]);
});

it('14.75 more than before needs a second person, less and a first budget don’t', async () => {
  const needsSecond = async (yuan: number | null) => (await budget(yuan, finance, true)).needsSecond;
  expect(await needsSecond(5)).toBe(false);
  await budget(5);
  expect([await needsSecond(4), await needsSecond(6), await needsSecond(null)]).toEqual([false, true, true]);
});

it('14.75 top-ups have a budget of their own', async () => {
  await act(providerActs.setProviderBudget, { channel: 'mobile', yuan: 1 });
  const benefit = await test.benefit(0, topupBenefit(9));
  for (const mobile of ['13912340001', '13912340002'])
    await test.order(await test.member(1000), benefit, { mobile: test.encrypted(mobile) });
  await test.runJobs();
  expect(asked).toHaveLength(1);
});
