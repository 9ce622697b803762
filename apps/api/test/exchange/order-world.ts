import { ExchangeState } from '@yayan/contract';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { ApiFault } from '../../src/errors/api-fault.ts';
import type { Benefit } from '../../src/modules/exchange/catalogue/benefit.ts';
import { issueOrder } from '../../src/modules/exchange/orders/issue-order.ts';
import { approve, giveUp, reject, retry, ship } from '../../src/modules/exchange/orders/operator-actions.ts';
import { eraseExchangeData } from '../../src/modules/exchange/personal-data.ts';
import { isReturned } from '../../src/modules/exchange/orders/order-states.ts';
import { reviewByRule } from '../../src/modules/exchange/orders/review.ts';
import { testAddress } from './consignee.ts';
import { cashBenefit, goodsBenefit } from './benefit.ts';
import { earnCoins } from './coins.ts';
import type { ExchangeInput, TestExchange } from './exchange.ts';
import { LostAnswer, type MoodyExchange } from './moody-exchange.ts';
import {
  hasTarget,
  isPossible,
  type Kind,
  KINDS,
  type OrderModel,
  type Outcome,
  PRICE,
  START_COINS,
  START_STOCK,
  type Step,
  type Turn,
} from './order-model.ts';

type Pair<T> = readonly [T, T];

const STAFF = '林晓';

/** Two members, a benefit of each kind, and the members' orders. */
export class World {
  readonly #moody: MoodyExchange;
  readonly #benefits: Readonly<Record<Kind, Benefit>>;
  readonly #members: Pair<string>;
  readonly #addresses: Pair<string>;
  readonly #orders: Pair<string[]> = [[], []];
  readonly #earned: [number, number] = [0, 0];
  readonly #left: [boolean, boolean] = [false, false];
  #named = 0;

  private constructor(
    moody: MoodyExchange,
    benefits: Readonly<Record<Kind, Benefit>>,
    members: Pair<string>,
    addresses: Pair<string>,
  ) {
    this.#moody = moody;
    this.#benefits = benefits;
    this.#members = members;
    this.#addresses = addresses;
  }

  static async make(moody: MoodyExchange): Promise<World> {
    const { test } = moody;
    const choice = { id: 'one', title: null, price: PRICE, stock: START_STOCK, fen: null };
    const benefits = {
      codes: await test.benefit(START_STOCK),
      cash: await test.benefit(0, { ...cashBenefit, choices: [choice] }),
      goods: await test.benefit(0, goodsBenefit(START_STOCK)),
    };
    const members = [await test.member(START_COINS), await test.member(START_COINS)] as const;
    return new World(moody, benefits, members, [
      await testAddress(test.platform, members[0]),
      await testAddress(test.platform, members[1]),
    ]);
  }

  isPossible(turn: Turn): boolean {
    return isPossible(turn, { left: this.#left[turn.member], orders: this.#orders[turn.member] });
  }

  /** Takes a step. Refusals and lost answers are expected; any other error fails the test. */
  async take(turn: Turn): Promise<Outcome> {
    try {
      await this.#step(turn);
      return 'done';
    } catch (error) {
      if (error instanceof ApiFault) return 'refused';
      if (error instanceof LostAnswer) return 'lost';
      throw error;
    }
  }

  async #step({ step, member, order, kind }: Turn): Promise<unknown> {
    const { test } = this.#moody;
    const { platform, exchange } = test;
    const memberId = this.#members[member];
    const mine = this.#orders[member];
    const orderId = mine[order % Math.max(1, mine.length)] ?? '';
    const operation = { orderId, operator: STAFF };
    const steps: Record<Step, () => Promise<unknown>> = {
      earn: () => this.#earn(member),
      place: () => this.#place(member, kind),
      revoke: () => test.revoke(memberId, orderId),
      review: () => reviewByRule(exchange, { memberId, orderId }),
      issue: () => issueOrder(exchange, { memberId, orderId }),
      approve: () => approve(platform, operation),
      reject: () => reject(platform, operation, '审核未通过'),
      retry: () => retry(platform, operation),
      giveUp: () => giveUp(platform, operation, '无法发放'),
      reveal: () => test.call('revealOrder', memberId, { params: { id: orderId } }),
      ship: () => ship(platform, operation, { company: '京东物流', number: 'JD1' }),
      correct: () => test.call('correctOrder', memberId, this.#correction(orderId)),
      leave: () => this.#leave(member),
    };
    return await steps[step]();
  }

  async #earn(member: 0 | 1): Promise<void> {
    const { platform } = this.#moody.test;
    const key = `earned:${(this.#named += 1)}`;
    await platform.database.transaction((tx) =>
      earnCoins(platform, tx, this.#members[member], PRICE, 0, key),
    );
    this.#earned[member] += PRICE;
  }

  async #place(member: 0 | 1, kind: Kind): Promise<void> {
    const forms = {
      codes: {},
      cash: { amount: PRICE, payee: this.#payee() },
      goods: { consigneeId: this.#addresses[member] },
    };
    const placed = await this.#moody.test.order(this.#members[member], this.#benefits[kind], forms[kind]);
    this.#orders[member].push(placed.id);
  }

  /** The effects of an account's deletion here. Without a session the member can't order or revoke any more. */
  async #leave(member: 0 | 1): Promise<void> {
    this.#left[member] = true;
    await this.#moody.test.platform.database.transaction((tx) =>
      eraseExchangeData(tx, this.#members[member]),
    );
  }

  #correction(id: string): ExchangeInput {
    const key = `correction-${(this.#named += 1)}-of-this-world`;
    return { params: { id }, body: { payee: this.#payee() }, key };
  }

  #payee() {
    const { test } = this.#moody;
    return {
      channel: 'alipay' as const,
      account: test.encrypted('13812345678'),
      name: test.encrypted('王晓明'),
    };
  }

  /** Checks that everything shown equals the model. */
  async agreesWith(model: OrderModel): Promise<void> {
    for (const index of [0, 1] as const) {
      const expected = model.members[index];
      expect(await this.#statesOf(index)).toEqual(expected.orders.map(({ state }) => state));
      expect(await this.#coinsOf(index)).toBe(expected.coins);
    }
    expect(await this.#stock()).toEqual(model.stock);
  }

  /** Checks that coins and stock follow from the states of all orders. */
  async addsUp(): Promise<void> {
    let kept = 0;
    for (const index of [0, 1] as const) {
      const paid = (await this.#statesOf(index)).filter((state) => state !== undefined && !isReturned(state));
      expect(await this.#coinsOf(index)).toBe(START_COINS + this.#earned[index] - PRICE * paid.length);
      kept += paid.length;
    }
    const left = Object.values(await this.#stock());
    expect(left.reduce((sum, stock) => sum + stock, 0)).toBe(KINDS.length * START_STOCK - kept);
  }

  async #statesOf(index: 0 | 1) {
    const { items } = await this.#moody.test.call('listOrders', this.#members[index], {
      query: { limit: 100 },
    });
    const states = new Map(items.map(({ id, state }) => [id, state]));
    return this.#orders[index].map((id) => states.get(id));
  }

  async #coinsOf(index: 0 | 1): Promise<number> {
    return await this.#moody.test.coinsOf(this.#members[index]);
  }

  async #stock(): Promise<Partial<Record<Kind, number>>> {
    const ids = Object.values(this.#benefits).map(({ id }) => id);
    const { rows } = await sql<{ id: string; stock: number }>`
      select benefit_id as id, stock from benefit_choices where benefit_id in (${sql.join(ids)})`.execute(
      this.#moody.test.platform.database.read,
    );
    const stocks = new Map(rows.map(({ id, stock }) => [id, stock]));
    return Object.fromEntries(KINDS.map((kind) => [kind, stocks.get(this.#benefits[kind].id)]));
  }

  /** Checks that an order's destination is stored exactly as long as in the model. */
  async forgetsWith(model: OrderModel): Promise<void> {
    for (const [index, memberId] of this.#members.entries()) {
      const expected = model.members[index === 0 ? 0 : 1];
      const orders = await this.#ordersOf(index, memberId);
      expect(orders.map(({ target }) => target !== null)).toEqual(
        expected.orders.map((order) => hasTarget(expected, order)),
      );
    }
  }

  /** Checks the members' coins and the stock against the orders, the codes of issued orders, and the payouts. */
  async holdsTogether(): Promise<void> {
    const { test } = this.#moody;
    const kept: Record<string, number> = {};
    const secrets: string[] = [];
    for (const [index, memberId] of this.#members.entries()) {
      const orders = await this.#ordersOf(index, memberId);
      const paidFor = orders.filter(({ coinsReturned }) => !coinsReturned);
      for (const { benefit } of paidFor) kept[benefit.id] = (kept[benefit.id] ?? 0) + 1;
      const earned = START_COINS + (this.#earned[index] ?? 0);
      expect(await test.coinsOf(memberId)).toBe(earned - PRICE * paidFor.length);
      for (const order of orders) {
        this.#isDelivered(order);
        if (!order.revealable) continue;
        const { cards } = await test.call('revealOrder', memberId, { params: { id: order.id } });
        secrets.push(...cards.map(({ secret }) => secret));
      }
    }
    for (const benefit of Object.values(this.#benefits))
      expect(await test.stockOf(benefit)).toBe(START_STOCK - (kept[benefit.id] ?? 0));
    expect(new Set(secrets).size).toBe(secrets.length);
  }

  #isDelivered({ id, state, channel, shipment, benefit }: Awaited<ReturnType<TestExchange['find']>>): void {
    const payouts = [...this.#moody.paid.values()].filter((orderId) => orderId === id).length;
    // An order whose payment was confirmed by a lost answer stays open until the company is asked again.
    if (state === ExchangeState.ToBeIssued) expect(payouts).toBeLessThanOrEqual(channel === null ? 0 : 1);
    else expect(payouts).toBe(state === ExchangeState.Issued && channel !== null ? 1 : 0);
    expect(shipment !== null).toBe(state === ExchangeState.Issued && benefit.target === 'consignee');
  }

  #ordersOf(index: number, memberId: string) {
    return Promise.all((this.#orders[index] ?? []).map((id) => this.#moody.test.find(memberId, id)));
  }
}
