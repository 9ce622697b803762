import { ExchangeState } from '@yayan/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allTogether } from '../../../../test/together.ts';
import { listMessages } from '../../message/messages.ts';
import { eraseMessages } from '../../message/module.ts';
import { destinationOf, reject, ship } from './operator-actions.ts';
import { eraseExchangeData, payeeData } from '../personal-data.ts';
import type { Issuer } from '../fulfilment/ports/issuer.ts';
import { testAddress } from '../../../../test/exchange/consignee.ts';
import { cashBenefit, goodsBenefit } from '../../../../test/exchange/benefit.ts';
import { startTestExchange, type TestExchange } from '../../../../test/exchange/exchange.ts';
import { byMember } from '../../../../test/calls/by-member.ts';

let test: TestExchange;
const asked: unknown[] = [];

beforeAll(async () => {
  const alipay: Issuer = {
    issue: async ({ number, delivery }) => {
      asked.push(delivery);
      return { kind: 'paid', receipt: `receipt-${number}` };
    },
  };
  test = await startTestExchange({ issuers: { alipay } });
});
afterAll(() => test.stop());

const payee = (account: string) => ({
  channel: 'alipay' as const,
  account: test.encrypted(account),
  name: test.encrypted('王晓明'),
});

describe('a deleted account', () => {
  /** Like privacy-ports.ts, in the same order. */
  const leave = async (memberId: string): Promise<void> =>
    await test.platform.database.transaction(async (tx) => {
      await eraseExchangeData(tx, memberId);
      await eraseMessages(tx, memberId);
    });
  const messagesOf = async (memberId: string) =>
    (await listMessages(test.platform, byMember(memberId, { query: {} }))).read().items;

  it('still gets a pending order, and then the destination is erased', async () => {
    const memberId = await test.member(900);
    const consigneeId = await testAddress(test.platform, memberId);
    const goods = await test.benefit(0, goodsBenefit(3));
    const sent = await test.order(memberId, goods, { consigneeId });
    const rejected = await test.order(memberId, goods, { consigneeId });
    const cash = await test.benefit(0, cashBenefit);
    const paid = await test.order(memberId, cash, { amount: 100, payee: payee('13812345679') });
    await leave(memberId);
    for (const { id, target } of [sent, rejected, paid])
      expect((await test.find(memberId, id)).target).toBe(target);
    await reject(test.platform, { orderId: rejected.id, operator: '林晓' }, '审核未通过');
    await test.runJobs();
    expect(asked).toMatchObject([{ account: '13812345679' }]);
    const operation = { orderId: sent.id, operator: '林晓' };
    expect(await destinationOf(test.platform, sent.id)).toMatchObject({ mobile: '13912345678' });
    await ship(test.platform, operation, { company: '顺丰', number: 'SF100' });
    for (const { id } of [sent, rejected, paid]) expect((await test.find(memberId, id)).target).toBeNull();
    const { rows } = await sql<{ left: number }>`
      select count(delivery_sealed)::int as left from orders where member_id = ${memberId}`.execute(
      test.platform.database.read,
    );
    expect(rows).toEqual([{ left: 0 }]);
    expect(await messagesOf(memberId)).toEqual([]);
    expect(await test.broken()).toEqual([]);
  });

  it('that is deleted while a parcel is sent leaves no address and no message, whichever comes first', async () => {
    for (let round = 0; round < 8; round += 1) {
      const memberId = await test.member(100);
      const order = await test.order(memberId, await test.benefit(0, goodsBenefit(1)), {
        consigneeId: await testAddress(test.platform, memberId),
      });
      await test.runJobs();
      await allTogether<unknown>(2, (index) =>
        index === round % 2
          ? leave(memberId)
          : ship(test.platform, { orderId: order.id, operator: '林晓' }, { company: '顺丰', number: 'SF1' }),
      );
      expect(await test.find(memberId, order.id)).toMatchObject({
        state: ExchangeState.Issued,
        target: null,
      });
      expect(await messagesOf(memberId)).toEqual([]);
    }
  });

  it('leaves no payout account, number or address', async () => {
    const memberId = await test.member(900);
    const benefit = await test.benefit(0, cashBenefit);
    const { id } = await test.order(memberId, benefit, { amount: 100, payee: payee('13812345678') });
    await test.runJobs();
    const { database, cipher } = test.platform;
    await database.transaction((tx) => eraseExchangeData(tx, memberId));
    expect(await payeeData(cipher, database.read, memberId)).toEqual([]);
    expect(await test.find(memberId, id)).toMatchObject({ state: ExchangeState.Issued, target: null });
    expect(await test.broken()).toEqual([]);
  });
});
