import { CoinCauseKind, errors, ExchangeState } from '@yayan/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Asker } from '../../../test/calls/call-operation.ts';
import { cast, TestSystem } from '../../../test/system/test-system.ts';

const VIDEO = 'bVm2k7xR4pLs';

let system: TestSystem;
let member: Asker;
beforeAll(async () => {
  system = await TestSystem.start();
  member = await system.signIn(cast.oldMember);
});
afterAll(() => system.stop());

const params = { id: VIDEO };
const coins = async (): Promise<number> => (await system.get('getExchangeInfo', {}, member)).balance;

describe('exchanging over HTTP; every answer is checked against the document', () => {
  test('from the list to the code, with the coins in the ledger', async () => {
    const before = await coins();
    const list = await system.get('listBenefits', { query: { maxPrice: before } });
    expect(list.items.map(({ id }) => id)).toContain(VIDEO);
    expect(await system.get('getBenefit', { params })).toMatchObject({ own: null, available: true });
    expect(await system.get('checkAllowance', { params }, member)).toMatchObject({ allowed: true });
    const body = { quantity: 1, choiceId: 'week' };
    const quote = await system.get('checkOrder', { params, body }, member);
    expect(quote).toMatchObject({ choice: '周卡', total: 500, balanceAfter: before - 500 });

    const asked = { params, body, idempotencyKey: system.key() };
    const placed = await system.call('placeOrder', asked, member);
    expect(await system.call('placeOrder', asked, member)).toEqual(placed);
    const other = await system.call(
      'placeOrder',
      { ...asked, body: { quantity: 1, choiceId: 'month' } },
      member,
    );
    expect(other).toMatchObject({ status: 409, code: errors.IDEMPOTENCY_CONFLICT.code });

    await system.runJobs();
    const { items } = await system.get('listOrders', {}, member);
    expect(items).toMatchObject([{ state: ExchangeState.Issued, total: 500, revealable: true }]);
    const order = { params: { id: items[0]?.id ?? '' } };
    expect((await system.get('getOrder', order, member)).timeline.map(({ state }) => state)).toEqual([
      0, 2, 1,
    ]);
    expect((await system.get('revealOrder', order, member)).cards).toHaveLength(1);
    const points = await system.get('listPoints', {}, member);
    expect(points.items[0]).toMatchObject({
      amount: -500,
      balanceAfter: before - 500,
      cause: { kind: CoinCauseKind.Exchange, id: order.params.id },
    });
    const tooLate = await system.call('revokeOrder', { ...order, idempotencyKey: system.key() }, member);
    expect(tooLate.code).toBe(errors.ORDER_MOVE_FORBIDDEN.code);

    const visitor = await system.signIn(cast.newMember);
    expect((await system.call('getOrder', order, visitor)).code).toBe(errors.NOT_FOUND.code);
    expect((await system.call('revealOrder', order, visitor)).code).toBe(errors.NOT_FOUND.code);
  });

  test('到货提醒 works for sold-out benefits of the demo only', async () => {
    const { items } = await system.get('listBenefits', { query: { limit: 100 } });
    const soldOut = { params: { id: items.find(({ stock }) => stock === 0)?.id ?? '' } };
    const wanted = { body: { wanted: true } };
    expect((await system.call('askRestock', { ...soldOut, ...wanted })).code).toBe(errors.UNAUTHORISED.code);
    expect(await system.get('askRestock', { ...soldOut, ...wanted }, member)).toEqual({ wanted: true });
    expect((await system.get('getBenefit', soldOut, member)).own).toMatchObject({ restockAsked: true });
    expect((await system.call('askRestock', { params, ...wanted }, member)).code).toBe(
      errors.RESTOCK_NOT_NEEDED.code,
    );
    const more = { ...soldOut, body: { wanted: true, quantity: 2 } };
    expect((await system.call('askRestock', more, member)).code).toBe(errors.FIELD_UNKNOWN.code);
  });

  test.each([0, -1, 1.5, 11, 2 ** 31, 2 ** 53 + 2, '1', '１', '1e9', [1], {}, null, true])(
    'L6 amounts: a quantity of %j is refused and takes nothing',
    async (quantity) => {
      const before = await coins();
      const body = { quantity, choiceId: 'week' };
      const answered = await system.call(
        'placeOrder',
        { params, body, idempotencyKey: system.key() },
        member,
      );
      expect(answered).toMatchObject({ status: 400 });
      expect(await coins()).toBe(before);
    },
  );

  test('needs a token and its own key, and refuses unknown fields', async () => {
    const body = { quantity: 1, choiceId: 'week' };
    const asked = { params, body, idempotencyKey: system.key() };
    expect((await system.call('placeOrder', asked)).code).toBe(errors.UNAUTHORISED.code);
    expect((await system.call('placeOrder', { params, body }, member)).code).toBe(errors.FIELD_MISSING.code);
    const priced = { ...asked, body: { ...body, price: 1 } };
    expect((await system.call('placeOrder', priced, member)).code).toBe(errors.FIELD_UNKNOWN.code);
    expect((await system.get('listOrders', {}, member)).items).toHaveLength(1);
  });
});
