import { issueNumber } from '../fulfilment/issue-number.ts';
import { ExchangeState, OrderActor } from '@yayan/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiFault } from '../../../errors/api-fault.ts';
import { allTogether, together } from '../../../../test/together.ts';
import { destinationOf, ship, waitingOrders } from '../orders/operator-actions.ts';
import { payeeData } from '../personal-data.ts';
import type { Issuer } from '../fulfilment/ports/issuer.ts';
import { testAddress } from '../../../../test/exchange/consignee.ts';
import { cashBenefit, goodsBenefit, topupBenefit } from '../../../../test/exchange/benefit.ts';
import {
  type OrderDetail,
  refusalOf,
  startTestExchange,
  type TestExchange,
} from '../../../../test/exchange/exchange.ts';

let test: TestExchange;
const asked: { number: string; fen: number; delivery: unknown }[] = [];

beforeAll(async () => {
  const issuer: Issuer = {
    issue: async ({ number, fen, delivery }) => {
      asked.push({ number, fen, delivery });
      return { kind: 'paid', receipt: `receipt-${number}` };
    },
  };
  test = await startTestExchange({ issuers: { alipay: issuer, mobile: issuer } });
});
afterAll(() => test.stop());

const payee = (account: string, name = '王晓明') => ({
  channel: 'alipay' as const,
  account: test.encrypted(account),
  name: test.encrypted(name),
});
const address = (memberId: string): Promise<string> => testAddress(test.platform, memberId);
const problemsOf = async (attempt: Promise<unknown>): Promise<unknown> => {
  const error: unknown = await attempt.catch((caught: unknown) => caught);
  expect(error).toMatchObject({ name: 'ORDER_FORM_INVALID' });
  return error instanceof ApiFault ? error.data : undefined;
};

describe('cash', () => {
  it('is paid in fen to the account of the form, which is masked in answers and encrypted at rest', async () => {
    const memberId = await test.member(1000);
    const benefit = await test.benefit(0, { ...cashBenefit, takesFee: true });
    const params = { id: benefit.id };
    const body = { quantity: 1, amount: 300, payee: payee('13812345678') };
    const quote = await test.call('checkOrder', memberId, { params, body });
    expect(quote).toMatchObject({
      price: 300,
      fee: 9,
      total: 309,
      target: '支付宝 138****5678（王*明）',
    });
    const order = await test.order(memberId, benefit, { amount: 300, payee: payee('13812345678') });
    expect(order).toMatchObject({ channel: 'alipay', target: quote.target, total: 309, balance: 691 });
    await test.runJobs();
    expect(await test.find(memberId, order.id)).toMatchObject({ state: ExchangeState.Issued });
    expect(asked.at(-1)).toEqual({
      number: issueNumber(order.id, 1),
      fen: 300,
      delivery: { channel: 'alipay', account: '13812345678', name: '王晓明' },
    });
    const { rows } = await sql<{ text: string }>`
      select (select json_agg(o)::text from orders o) || (select json_agg(p)::text from payees p)
        || (select json_agg(k)::text from idempotency_keys k) || (select json_agg(e)::text from events e)
        || (select json_agg(j)::text from jobs.job j) as text`.execute(test.platform.database.read);
    expect(rows[0]?.text).not.toContain('13812345678');
    expect(rows[0]?.text).not.toContain('王晓明');
  });

  it('can use a saved account the next time, but never another member’s', async () => {
    const [memberId, other] = [await test.member(1000), await test.member(1000)];
    const benefit = await test.benefit(0, cashBenefit);
    await test.order(memberId, benefit, { amount: 100, payee: payee('xiaoming@example.com') });
    await test.order(memberId, benefit, { amount: 100, payee: payee('xiaoming@example.com') });
    const saved = (await payeeData(test.platform.cipher, test.platform.database.read, memberId))[0];
    expect(saved).toEqual({ channel: 'alipay', account: 'xiaoming@example.com', name: '王晓明' });
    const { rows } = await sql<{ id: string }>`select id from payees where member_id = ${memberId}`.execute(
      test.platform.database.read,
    );
    expect(rows).toHaveLength(1);
    const payeeId = rows[0]?.id ?? '';
    const again = await test.order(memberId, benefit, { amount: 100, payeeId });
    expect(again.target).toBe('支付宝 x***g@example.com（王*明）');
    expect(await problemsOf(test.order(other, benefit, { amount: 100, payeeId }))).toMatchObject({
      problems: [{ field: 'payeeId' }],
    });
    expect(await test.coinsOf(other)).toBe(1000);
  });

  it.each([
    [{ amount: 50 }, 'amount'],
    [{ amount: 150 }, 'amount'],
    [{ amount: 5100 }, 'amount'],
    [{}, 'amount'],
    [{ amount: 100, consigneeId: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607' }, 'consigneeId'],
    [{ amount: 100 }, 'payeeId'],
    [{ amount: 100, payee: { channel: 'wechat' as const } }, 'payeeId'],
    [{ amount: 100, payee: { channel: 'alipay' as const } }, 'payee.account'],
  ])('refuses %j at its field', async (form, field) => {
    const memberId = await test.member(9000);
    const benefit = await test.benefit(0, cashBenefit);
    expect(await problemsOf(test.order(memberId, benefit, form))).toMatchObject({ problems: [{ field }] });
    expect(await test.coinsOf(memberId)).toBe(9000);
  });

  it('recognises an account however its number is typed', async () => {
    const memberId = await test.member(9000);
    const benefit = await test.benefit(0, cashBenefit);
    const typed = ['138 1234 5678', '１３８１２３４５６７８', '13812345678 '];
    for (const account of typed)
      expect(await test.order(memberId, benefit, { amount: 100, payee: payee(account) })).toMatchObject({
        target: '支付宝 138****5678（王*明）',
      });
    expect(await payeeData(test.platform.cipher, test.platform.database.read, memberId)).toEqual([
      { channel: 'alipay', account: '13812345678', name: '王晓明' },
    ]);
  });

  it.each([
    ['not an account', '王晓明', 'payee.account'],
    ['1381234567', '王晓明', 'payee.account'],
    ['13812345678', '1', 'payee.name'],
    ['13812345678', '<b>', 'payee.name'],
  ])('refuses the account %s of %s', async (account, name, field) => {
    const memberId = await test.member(9000);
    const benefit = await test.benefit(0, cashBenefit);
    const form = { amount: 100, payee: payee(account, name) };
    expect(await problemsOf(test.order(memberId, benefit, form))).toMatchObject({ problems: [{ field }] });
  });

  it('I1 replay: 50 calls with one key and the same cipher texts make one order, paid once, with one answer', async () => {
    const [memberId, benefit] = [await test.member(9000), await test.benefit(0, cashBenefit)];
    const form = { amount: 100, payee: payee('13812345678') };
    const answers = await allTogether(50, () =>
      test.order(memberId, benefit, form, 'one-intention-with-an-account'),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await test.coinsOf(memberId)).toBe(8900);
    expect(await refusalOf(test.order(memberId, benefit, form))).toBe('DECRYPTION_FAILED');
    expect(await test.coinsOf(memberId)).toBe(8900);
  });
});

describe('goods', () => {
  const sent = async (): Promise<{ memberId: string; order: OrderDetail }> => {
    const memberId = await test.member(500);
    const benefit = await test.benefit(0, goodsBenefit(3));
    return { memberId, order: await test.order(memberId, benefit, { consigneeId: await address(memberId) }) };
  };

  it('wait for an operator, who sends them to the address at the time of the order; the member can track the parcel', async () => {
    const { memberId, order } = await sent();
    expect(order.target).toBe('李*禾 139****5678 上海市 徐汇区 漕溪北路 1***');
    await test.runJobs();
    expect(await test.find(memberId, order.id)).toMatchObject({
      state: ExchangeState.ToBeIssued,
      revocable: true,
      correctable: false,
      shipment: null,
    });
    await sql`delete from consignees where member_id = ${memberId}`.execute(test.platform.database.read);
    expect((await waitingOrders(test.platform)).map(({ id }) => id)).toContain(order.id);
    expect(await destinationOf(test.platform, order.id)).toMatchObject({
      name: '李小禾',
      mobile: '13912345678',
      detail: '漕溪北路 1 号 2 栋 301',
    });
    const shipment = { company: '京东物流', number: 'JDVA00012345678' };
    const operation = { orderId: order.id, operator: '林晓' };
    const outcomes = await together(10, () => ship(test.platform, operation, shipment));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const shipped = await test.find(memberId, order.id);
    expect(shipped).toMatchObject({ state: ExchangeState.Issued, shipment, revealable: false });
    expect(shipped.timeline.at(-1)).toMatchObject({
      by: OrderActor.Operator,
      note: '京东物流 JDVA00012345678',
    });
    expect(await refusalOf(test.revoke(memberId, order.id))).toBe('ORDER_MOVE_FORBIDDEN');
    expect(await test.broken()).toEqual([]);
  });

  it('can be revoked until they are sent; of a simultaneous revocation and sending one wins', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { memberId, order } = await sent();
      await test.runJobs();
      const operation = { orderId: order.id, operator: '林晓' };
      const [first, second] = await together<unknown>(2, (index) =>
        index === round % 2
          ? test.revoke(memberId, order.id)
          : ship(test.platform, operation, { company: '顺丰', number: `SF${round}` }),
      );
      expect(first?.status).not.toBe(second?.status);
    }
    expect(await test.broken()).toEqual([]);
  });

  it('I1 replay: 50 revocations with one key return coins and stock once, with one answer', async () => {
    const { memberId, order } = await sent();
    const answers = await allTogether(50, () => test.revoke(memberId, order.id, 'one-revocation-of-goods'));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await test.coinsOf(memberId)).toBe(500);
    expect(await test.broken()).toEqual([]);
  });

  it('need one of the member’s own addresses, which other benefits refuse', async () => {
    const [memberId, other] = [await test.member(500), await test.member(500)];
    const benefit = await test.benefit(0, { ...goodsBenefit(3), prerequisites: ['consignee'] });
    const consigneeId = await address(other);
    const allowance = await test.call('checkAllowance', memberId, { params: { id: benefit.id } });
    expect(allowance.prerequisites.find(({ kind }) => kind === 'consignee')).toMatchObject({
      met: false,
      fixUrl: '/home/user?edit=address',
    });
    expect(await refusalOf(test.order(memberId, benefit, { consigneeId }))).toBe('ORDER_FORM_INVALID');
    await address(memberId);
    expect(await refusalOf(test.order(memberId, benefit, { consigneeId }))).toBe('ORDER_FORM_INVALID');
    const topup = await test.order(memberId, await test.benefit(0, topupBenefit(1)), {
      mobile: test.encrypted('13912345678'),
    });
    expect(
      await refusalOf(
        ship(test.platform, { orderId: topup.id, operator: '林晓' }, { company: '顺丰', number: 'SF1' }),
      ),
    ).toBe('ORDER_NOT_PARCEL');
  });
});

describe('the offer', () => {
  it('leaves out benefits that no configured channel can issue', async () => {
    const closed = await startTestExchange({ issuers: {} });
    const cash = await closed.benefit(0, cashBenefit);
    const topup = await closed.benefit(0, topupBenefit(5));
    const goods = await closed.benefit(0, goodsBenefit(5));
    const memberId = await closed.member(900);
    const { items } = await closed.call('listBenefits', null);
    expect(items.map(({ id }) => id)).toEqual([goods.id]);
    for (const benefit of [cash, topup])
      expect(await refusalOf(closed.order(memberId, benefit))).toBe('BENEFIT_OFF');
    await closed.stop();
  });
});
