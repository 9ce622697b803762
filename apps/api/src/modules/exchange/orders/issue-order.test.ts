import { ExchangeState, LiveKind, OrderActor } from '@yayan/contract';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Crashed } from '../../../../test/crashes/crash-points.ts';
import { approve, giveUp, reject, retry, waitingOrders } from './operator-actions.ts';
import { codeStock } from '../fulfilment/ports/code-stock.ts';
import { IssueRefused, type Issuer } from '../fulfilment/ports/issuer.ts';
import { refusalOf, startTestExchange, type TestExchange } from '../../../../test/exchange/exchange.ts';

let test: TestExchange;
let stock: Issuer;
/** Runs around the issuer's call; does nothing unless a test sets it. */
let around: { before?: () => void; after?: () => void } = {};

beforeAll(async () => {
  const issuer: Issuer = {
    issue: async (request) => {
      around.before?.();
      const cards = await stock.issue(request);
      around.after?.();
      return cards;
    },
  };
  test = await startTestExchange({ issuers: { codes: issuer } });
  stock = codeStock(test.platform);
});
afterEach(() => {
  around = {};
});
afterAll(() => test.stop());

const fails = (error: Error) => (): void => {
  throw error;
};
const issuedCodes = async (orderId: string): Promise<number> => {
  const { rows } = await sql<{ codes: number }>`
    select count(*)::int as codes from card_codes where issued_to = ${orderId}`.execute(
    test.platform.database.read,
  );
  return rows[0]?.codes ?? -1;
};

describe('L8 a crash while a code is issued', () => {
  it.each(['before', 'after'] as const)(
    '%s the issuer has acted ends in exactly one issue',
    async (moment) => {
      const [memberId, benefit] = [await test.member(500), await test.benefit(5)];
      const { id } = await test.order(memberId, benefit, { quantity: 2 });
      around = { [moment]: fails(new Crashed()) };
      await expect(test.runJobs()).rejects.toThrow(Crashed);
      expect(await issuedCodes(id)).toBe(moment === 'after' ? 2 : 0);
      expect(await test.find(memberId, id)).toMatchObject({
        state: ExchangeState.ToBeIssued,
        revocable: false,
      });
      expect(await refusalOf(test.revoke(memberId, id))).toBe('ORDER_MOVE_FORBIDDEN');
      expect(await refusalOf(test.call('revealOrder', memberId, { params: { id } }))).toBe(
        'NOTHING_TO_REVEAL',
      );

      around = {};
      // The attempts of the job are used up. From here on the order itself is resumed.
      test.clock.advance(21 * 60_000);
      await test.platform.jobs.handlerOf('exchange.resume-stalled-orders')?.({}, { id: 'cron', attempt: 0 });
      await test.runJobs();
      expect(await issuedCodes(id)).toBe(2);
      expect(await test.find(memberId, id)).toMatchObject({ state: ExchangeState.Issued });
      const { cards } = await test.call('revealOrder', memberId, { params: { id } });
      expect(new Set(cards.map(({ secret }) => secret)).size).toBe(2);
      expect(await test.stockOf(benefit)).toBe(3);
      expect(await test.broken()).toEqual([]);
    },
  );
});

describe('an issue that is refused', () => {
  const failed = async (): Promise<{ memberId: string; orderId: string }> => {
    const [memberId, benefit] = [await test.member(500), await test.benefit(5)];
    const { id: orderId } = await test.order(memberId, benefit);
    around = { before: fails(new IssueRefused('卡密暂时缺货')) };
    await test.runJobs();
    around = {};
    expect(await test.find(memberId, orderId)).toMatchObject({
      state: ExchangeState.IssueFailed,
      reason: '卡密暂时缺货',
      coinsReturned: false,
      expectedAt: null,
      revocable: false,
    });
    expect((await waitingOrders(test.platform)).map(({ id }) => id)).toContain(orderId);
    return { memberId, orderId };
  };

  it('waits for an operator, who retries it', async () => {
    const { memberId, orderId } = await failed();
    await retry(test.platform, { orderId, operator: '林晓' });
    await test.runJobs();
    const order = await test.find(memberId, orderId);
    expect(order).toMatchObject({ state: ExchangeState.Issued, reason: null });
    expect(order.timeline.map(({ state, by }) => [state, by])).toEqual([
      [0, OrderActor.Member],
      [2, OrderActor.Rule],
      [5, OrderActor.System],
      [2, OrderActor.Operator],
      [1, OrderActor.System],
    ]);
    expect(await test.broken()).toEqual([]);
  });

  it('or gives up, which returns the coins', async () => {
    const { memberId, orderId } = await failed();
    await giveUp(test.platform, { orderId, operator: '林晓' }, '该商品已停止供应，金币已退回');
    expect(await test.find(memberId, orderId)).toMatchObject({
      state: ExchangeState.Revoked,
      reason: '该商品已停止供应，金币已退回',
      coinsReturned: true,
      balance: 500,
    });
    expect(await test.broken()).toEqual([]);
  });

  it('issues no code when our stock has too few', async () => {
    const [memberId, benefit] = [await test.member(500), await test.benefit(3)];
    await sql`delete from card_codes where id in (
      select id from card_codes where benefit_id = ${benefit.id} limit 2)`.execute(
      test.platform.database.read,
    );
    expect(await test.broken()).toHaveLength(1);
    const { id } = await test.order(memberId, benefit, { quantity: 2 });
    await test.runJobs();
    expect(await test.find(memberId, id)).toMatchObject({ state: ExchangeState.IssueFailed });
    expect(await issuedCodes(id)).toBe(0);
    await test.load(benefit, 2);
    await sql`update benefit_choices set stock = stock - 2 where benefit_id = ${benefit.id}`.execute(
      test.platform.database.read,
    );
    await retry(test.platform, { orderId: id, operator: '林晓' });
    await test.runJobs();
    expect(await test.find(memberId, id)).toMatchObject({ state: ExchangeState.Issued });
    expect(await test.broken()).toEqual([]);
  });
});

describe('an order above 2000 coins', () => {
  const large = async (): Promise<{ memberId: string; orderId: string }> => {
    const memberId = await test.member(5000);
    const benefit = await test.benefit(3, {
      choices: [{ id: 'one', title: null, price: 2001, stock: 0, fen: null }],
    });
    const placed = await test.order(memberId, benefit);
    expect(placed.expectedAt).toBe(
      new Date(Date.parse(placed.createdAt) + (24 * 60 + 1) * 60_000).toISOString(),
    );
    await test.runJobs();
    expect(await test.find(memberId, placed.id)).toMatchObject({ state: ExchangeState.PendingReview });
    return { memberId, orderId: placed.id };
  };

  it("waits for an operator and is issued after the approval; the operator's name is stored and not shown", async () => {
    const { memberId, orderId } = await large();
    await approve(test.platform, { orderId, operator: '林晓' });
    await test.runJobs();
    const order = await test.find(memberId, orderId);
    expect(order.timeline[1]).toMatchObject({ state: 2, by: OrderActor.Operator, note: '审核通过' });
    expect(order.state).toBe(ExchangeState.Issued);
    expect(JSON.stringify(order)).not.toContain('林晓');
    const { rows } = await sql`
      select operator from order_moves where order_id = ${orderId} and actor = 'operator'`.execute(
      test.platform.database.read,
    );
    expect(rows).toEqual([{ operator: '林晓' }]);
  });

  it('is rejected with a reason, and the coins come back', async () => {
    const { memberId, orderId } = await large();
    await reject(test.platform, { orderId, operator: '林晓' }, '账号存在异常，金币已退回');
    expect(await test.find(memberId, orderId)).toMatchObject({
      state: ExchangeState.NotPassed,
      reason: '账号存在异常，金币已退回',
      coinsReturned: true,
      balance: 5000,
    });
    expect(await refusalOf(approve(test.platform, { orderId, operator: '林晓' }))).toBe(
      'ORDER_MOVE_FORBIDDEN',
    );
    expect(await refusalOf(reject(test.platform, { orderId, operator: '林晓' }, '再来'))).toBe(
      'ORDER_MOVE_FORBIDDEN',
    );
    const unknown = { orderId: test.platform.random.uuid(), operator: '林晓' };
    expect(await refusalOf(approve(test.platform, unknown))).toBe('NOT_FOUND');
    expect(await test.coinsOf(memberId)).toBe(5000);
    expect(await test.broken()).toEqual([]);
  });

  it('an order of exactly 2000 coins needs no operator', async () => {
    const memberId = await test.member(5000);
    const benefit = await test.benefit(1, {
      choices: [{ id: 'one', title: null, price: 2000, stock: 0, fen: null }],
    });
    const { id } = await test.order(memberId, benefit);
    await test.runJobs();
    expect(await test.find(memberId, id)).toMatchObject({ state: ExchangeState.Issued });
  });
});

describe('storage and notifications', () => {
  it('codes are encrypted in the database, before and after they are issued', async () => {
    const [memberId, benefit] = [await test.member(500), await test.benefit(1)];
    const { id } = await test.order(memberId, benefit);
    await test.runJobs();
    const { cards } = await test.call('revealOrder', memberId, { params: { id } });
    const { rows } = await sql<{ text: string }>`
      select (select json_agg(c)::text from card_codes c) || (select json_agg(c)::text from order_cards c)
        || (select json_agg(k)::text from idempotency_keys k) || (select json_agg(e)::text from events e)
        || (select json_agg(j)::text from jobs.job j) as text`.execute(test.platform.database.read);
    for (const { number, secret } of cards) {
      expect(rows[0]?.text).not.toContain(secret);
      expect(rows[0]?.text).not.toContain(number);
    }
  });

  it("each move is sent to the member's open pages, with the balance if coins moved, and with the final message", async () => {
    const [memberId, benefit] = [await test.member(500), await test.benefit(1)];
    const heard: unknown[] = [];
    const stop = test.platform.events.subscribe(`member:${memberId}`, (payload) => heard.push(payload));
    const { id } = await test.order(memberId, benefit);
    await test.runJobs();
    const at = test.clock.now().toISOString();
    const moves = [LiveKind.Order, LiveKind.Balance, LiveKind.Order, LiveKind.Order];
    const news = moves.map((kind) => ({ kind, subjectId: id, at }));
    const message = { kind: LiveKind.Message, subjectId: expect.any(String), at };
    await vi.waitFor(() => expect(heard).toEqual([...news, message]), { timeout: 20_000 });
    stop();
  });

  it("the level's fee is taken with the price, booked to its own account, and returned with it", async () => {
    const memberId = await test.member(500);
    const benefit = await test.benefit(1, {
      takesFee: true,
      choices: [{ id: 'one', title: null, price: 101, stock: 0, fen: null }],
    });
    const order = await test.order(memberId, benefit);
    expect(order).toMatchObject({ price: 101, fee: 4, total: 105, balance: 395 });
    const { rows } = await sql`
      select account, amount::int from ledger_entries where member_id = ${memberId} and account in ('exchange', 'fee')
      order by account`.execute(test.platform.database.read);
    expect(rows).toEqual([
      { account: 'exchange', amount: 101 },
      { account: 'fee', amount: 4 },
    ]);
    expect(await test.revoke(memberId, order.id)).toMatchObject({ balance: 500, coinsReturned: true });
    expect(await test.broken()).toEqual([]);
  });

  it('an order that is not revocable stays', async () => {
    const [memberId, benefit] = [await test.member(500), await test.benefit(1, { revocable: false })];
    const { id, revocable } = await test.order(memberId, benefit);
    expect(revocable).toBe(false);
    expect(await refusalOf(test.revoke(memberId, id))).toBe('ORDER_MOVE_FORBIDDEN');
  });
});

describe('stalled orders', () => {
  it('are resumed, however many orders before them wait for an operator', async () => {
    const { memberId, benefit } = { memberId: await test.member(50_000), benefit: await test.benefit(5) };
    const { id: orderId } = await test.order(memberId, benefit);
    const { database, random, clock } = test.platform;
    const [row] = await database.read.selectFrom('orders').selectAll().where('id', '=', orderId).execute();
    if (row === undefined) throw new Error('The order was stored');
    // Copies that an operator has to review. All are older than the order whose job was lost.
    const large = Array.from({ length: 501 }, (_, index) => ({
      ...row,
      confirmation: null,
      id: random.uuid(),
      order_number: `large-${index}`,
      ordinal: index + 2,
      price: 5_000,
      total: 5_000,
      moved_at: new Date(row.moved_at.getTime() - 60_000),
    }));
    await database.read.insertInto('orders').values(large).execute();
    test.clock.set(new Date(clock.now().getTime() + 21 * 60_000));
    await sql`delete from jobs.job where name = 'exchange.review'`.execute(database.read);
    await test.platform.jobs.handlerOf('exchange.resume-stalled-orders')?.({}, { id: 'cron', attempt: 0 });
    await test.runJobs();
    expect(await test.find(memberId, orderId)).toMatchObject({ state: ExchangeState.Issued });
    await sql`delete from orders where order_number like 'large-%'`.execute(database.read);
    expect(await test.broken()).toEqual([]);
  });
});
