import { AdultStatus, ExchangeState } from '@yayan/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { cashBenefit, goodsBenefit, topupBenefit } from '../../../../test/exchange/benefit.ts';
import { testAddress } from '../../../../test/exchange/consignee.ts';
import { refusalOf, startTestExchange, type TestExchange } from '../../../../test/exchange/exchange.ts';
import { together } from '../../../../test/together.ts';
import type { Actor } from '../../../platform/audit/act.ts';
import { performAct } from '../../../platform/audit/perform-act.ts';
import { issueNumber } from '../fulfilment/issue-number.ts';
import { IssueRefused, type IssueRequest, type Issuer } from '../fulfilment/ports/issuer.ts';
import { payeeData } from '../personal-data.ts';
import { destinationOf } from '../orders/operator-actions.ts';
import { correctDestination, newDestination } from './correct-destination-act.ts';
import type { CorrectedParts } from './corrected-delivery.ts';

let test: TestExchange;
const asked: Pick<IssueRequest, 'number' | 'delivery'>[] = [];
/** What the provider does with the next request. */
let answer: Issuer['issue'];
const reported: string[] = [];
const pays: Issuer['issue'] = async ({ number }) => ({ kind: 'paid', receipt: `receipt-${number}` });
beforeAll(async () => {
  const issuer: Issuer = {
    issue: async (request) => {
      asked.push({ number: request.number, delivery: request.delivery });
      return await answer(request);
    },
  };
  test = await startTestExchange({
    issuers: { alipay: issuer, mobile: issuer },
    autoApproveCoins: 100,
    recordPayee: async (_tx, _memberId, account) => void reported.push(account),
  });
});
afterAll(() => test.stop());
beforeEach(() => {
  answer = pays;
});

const shell: Actor = { id: null, name: 'lin', roles: null, address: null };
const finance: Actor = { ...shell, id: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607', roles: ['finance'] };

let keys = 0;
const correct = async (
  orderId: string,
  parts: CorrectedParts,
  actor = shell,
  { dryRun = false, seen = null }: { dryRun?: boolean; seen?: string | null } = {},
) =>
  await performAct(
    test.platform,
    correctDestination(test.exchange),
    newDestination(test.platform, orderId, parts),
    { actor, reason: '会员来电更正', key: `correct-${(keys += 1)}`, seen, dryRun },
  );
const alipay = (account: string) => ({
  channel: 'alipay' as const,
  account: test.encrypted(account),
  name: test.encrypted('王晓明'),
});
/** A cash order of this many coins. More than 100 wait for an operator. */
const cash = async (memberId: string, coins = 100, account = 'wang@example.com') =>
  await test.order(memberId, await test.benefit(0, cashBenefit), { amount: coins, payee: alipay(account) });
const stateOf = async (memberId: string, id: string) => (await test.find(memberId, id)).state;
const messagesAbout = async (id: string): Promise<string[]> => {
  const { rows } = await sql<{ body: string }>`
    select body from messages where cause_key like ${`order:${id}:destination:%`}`.execute(
    test.platform.database.read,
  );
  return rows.map(({ body }) => body);
};

it('14.73 the parts of a parcel’s address are corrected alone, also after it was passed; the member reads it masked', async () => {
  const memberId = await test.member(10_000);
  const consigneeId = await testAddress(test.platform, memberId);
  const { id } = await test.order(memberId, await test.benefit(0, goodsBenefit(5)), { consigneeId });
  await test.runJobs();
  expect(await stateOf(memberId, id)).toBe(ExchangeState.ToBeIssued);
  const planned = await correct(id, { detail: '漕溪北路 8 号 502' }, finance, { dryRun: true });
  expect(planned.needsSecond).toBe(false);
  await correct(id, { detail: ' 漕溪北路 8 号 502 ', account: '１３９ 1234 5678' });
  expect(await destinationOf(test.platform, id)).toEqual({
    channel: 'consignee',
    name: '李小禾',
    mobile: '13912345678',
    region: '上海市 徐汇区',
    detail: '漕溪北路 8 号 502',
  });
  const [told] = await messagesAbout(id);
  expect(told).toContain('139****5678');
  expect(told).not.toContain('502');
  for (const wrong of [{ region: '上海市 浦西区' }, { account: '139123' }, { name: '\u200B' }])
    expect(await refusalOf(correct(id, wrong))).toBe('ORDER_FORM_INVALID');
  expect(await refusalOf(correct(id, { name: '李小禾' }))).toBe('ACT_NOTHING_CHANGES');
});

it('14.73 money goes elsewhere only with a second person; nothing stores the new account in the open', async () => {
  const memberId = await test.member(10_000);
  const { id } = await cash(memberId, 200);
  expect((await correct(id, { account: 'wang.xm@example.com' }, finance, { dryRun: true })).needsSecond).toBe(
    true,
  );
  const asked = await correct(id, { account: 'wang.xm@example.com' }, finance);
  expect(asked.state).toBe('asked');
  const done = await correct(id, { account: 'wang.xm@example.com' });
  expect(done.changes.find(({ field }) => field === 'parts')?.after).toBe('账号或手机号');
  expect(reported).toContain('alipay:wang.xm@example.com');
  const { rows } = await sql<{ text: string }>`
    select (select json_agg(a)::text from operator_acts a) || (select json_agg(r)::text from operator_requests r)
      || (select json_agg(o)::text from orders o) || (select json_agg(m)::text from messages m) as text`.execute(
    test.platform.database.read,
  );
  expect(rows[0]?.text).not.toContain('wang.xm@example.com');
  // It isn't offered for the member's next order.
  expect(await payeeData(test.platform.cipher, test.platform.database.read, memberId)).toHaveLength(1);
});

it('14.73 what failed is issued again once, to the new account, as a new attempt with its own number', async () => {
  const memberId = await test.member(10_000);
  answer = () => Promise.reject(new IssueRefused('账号不存在'));
  const { id } = await cash(memberId);
  await test.runJobs();
  expect(await stateOf(memberId, id)).toBe(ExchangeState.IssueFailed);
  answer = pays;
  const { seen } = await correct(id, { account: 'right@example.com' }, shell, { dryRun: true });
  const outcomes = await together(
    2,
    async () => await correct(id, { account: 'right@example.com' }, shell, { seen }),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await test.runJobs();
  expect(await stateOf(memberId, id)).toBe(ExchangeState.Issued);
  const own = asked.filter(({ number }) => number.startsWith(issueNumber(id, 1).slice(0, -2)));
  expect(own.map(({ number }) => number)).toEqual([issueNumber(id, 1), issueNumber(id, 2)]);
  expect(await refusalOf(correct(id, { account: 'late@example.com' }))).toBe('ORDER_MOVE_FORBIDDEN');
  expect(await test.broken()).toEqual([]);
});

it('14.73 what the provider was asked for keeps its destination, though nobody knows yet whether it was paid', async () => {
  const memberId = await test.member(10_000);
  answer = () => Promise.reject(new Error('no answer'));
  const { id } = await cash(memberId);
  await test.runJobs().catch(() => undefined);
  expect(await stateOf(memberId, id)).toBe(ExchangeState.ToBeIssued);
  expect(await refusalOf(correct(id, { account: 'new@example.com' }))).toBe('ORDER_MOVE_FORBIDDEN');
});

it('14.73 a top-up without a real-name check still goes only to the member’s own mobile (5.13)', async () => {
  const memberId = await test.member(10_000);
  const { id } = await test.order(memberId, await test.benefit(0, topupBenefit(900)), {
    mobile: test.encrypted('13912345678'),
  });
  await sql`update orders set unverified = true where id = ${id}`.execute(test.platform.database.read);
  const unchecked = { ...test.exchange, adultStatusOf: () => Promise.resolve<AdultStatus | null>(null) };
  const attempt = performAct(
    test.platform,
    correctDestination(unchecked),
    newDestination(test.platform, id, { account: '13800001111' }),
    { actor: shell, reason: '更正', key: 'own-only', seen: null, dryRun: false },
  );
  expect(await refusalOf(attempt)).toBe('ORDER_FORM_INVALID');
});
