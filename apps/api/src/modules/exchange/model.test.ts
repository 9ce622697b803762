import { ExchangeState } from '@yayan/contract';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiFault } from '../../contract/api-fault.ts';
import type { Benefit } from './benefit.ts';
import { issueOrder } from './issue.ts';
import { approve, giveUp, OperationRefused, reject, retry, ship } from './operate.ts';
import { codeStock } from './ports/code-stock.ts';
import { IssueRefused, type Issuer } from './ports/issuer.ts';
import { reviewByRule } from './review.ts';
import { testAddress } from './test-address.ts';
import { cashBenefit, goodsBenefit } from './test-benefit.ts';
import { startTestExchange, type TestExchange } from './test-exchange.ts';

/** How many sequences each test plays: 5,000 of both are the 10,000 that the product claims, and take over an hour. */
const RUNS = Number(process.env['YAYAN_RUNS'] ?? 25);
const TIMEOUT_MS = 60_000 + RUNS * 2_000;

let test: TestExchange;
let stock: Issuer;
type Mood = 'well' | 'silent' | 'lost' | 'refusing' | 'slow';
/** How the issuer answers next: as it should, not at all, or after it has acted, with a refusal, or that it is at it. */
let mood: Mood = 'well';
/** What the payment company has paid and what it has refused, by our numbers: neither ever changes. */
const paid = new Map<string, string>();
const refused = new Set<string>();

class Lost extends Error {}

const company: Issuer = {
  issue: async ({ number, orderId }) => {
    if (mood === 'silent') throw new Lost();
    if (!paid.has(number) && (mood === 'refusing' || refused.has(number))) {
      refused.add(number);
      throw new IssueRefused('收款账号不存在');
    }
    if (mood === 'slow' && !paid.has(number)) return { kind: 'waiting', confirmation: null };
    paid.set(number, orderId);
    if (mood === 'lost') throw new Lost();
    return { kind: 'paid', receipt: `receipt-${number}` };
  },
};

beforeAll(async () => {
  const codes: Issuer = {
    issue: async (request) => {
      if (mood === 'silent') throw new Lost();
      if (mood === 'refusing') throw new IssueRefused('卡密暂时缺货');
      const cards = await stock.issue(request);
      if (mood === 'lost') throw new Lost();
      return cards;
    },
  };
  test = await startTestExchange({ issuers: { codes, alipay: company } });
  stock = codeStock(test.platform);
});
afterAll(() => test.stop());

const STEPS = [
  'place',
  'revoke',
  'review',
  'approve',
  'reject',
  'issue',
  'retry',
  'giveUp',
  'reveal',
  'ship',
  'correct',
] as const;
type Step = (typeof STEPS)[number];
interface Turn {
  step: Step;
  /** Which of two members, and which of their orders. */
  member: 0 | 1;
  order: number;
  /** What is ordered. */
  kind: Kind;
  mood: Mood;
}

const KINDS = ['codes', 'cash', 'goods'] as const;
type Kind = (typeof KINDS)[number];
type Benefits = Readonly<Record<Kind, Benefit>>;

const MOODS: readonly Mood[] = ['well', 'well', 'silent', 'lost', 'refusing', 'slow'];
const turn: fc.Arbitrary<Turn> = fc.record({
  step: fc.constantFrom<Step>(...STEPS, 'place', 'issue', 'review'),
  member: fc.constantFrom<0 | 1>(0, 1),
  order: fc.nat(3),
  kind: fc.constantFrom<Kind>(...KINDS),
  mood: fc.constantFrom(...MOODS),
});

const STAFF = '林晓';

class World {
  readonly #benefits: Benefits;
  readonly #members: readonly [string, string];
  readonly #addresses: readonly [string, string];
  readonly #orders: [string[], string[]] = [[], []];

  constructor(benefits: Benefits, members: readonly [string, string], addresses: readonly [string, string]) {
    this.#benefits = benefits;
    this.#members = members;
    this.#addresses = addresses;
  }

  async take({ step, member, order, kind }: Turn): Promise<unknown> {
    const memberId = this.#members[member];
    if (step === 'place') {
      const forms = {
        codes: {},
        cash: { amount: 100, payee: payee() },
        goods: { consigneeId: this.#addresses[member] },
      };
      const placed = await test.order(memberId, this.#benefits[kind], forms[kind]);
      return this.#orders[member].push(placed.id);
    }
    const mine = this.#orders[member];
    const orderId = mine[order % Math.max(1, mine.length)];
    if (orderId === undefined) return undefined;
    const operation = { orderId, operator: STAFF };
    const steps: Record<Exclude<Step, 'place'>, () => Promise<unknown>> = {
      revoke: () => test.revoke(memberId, orderId),
      review: () => reviewByRule(test.exchange, { memberId, orderId }),
      issue: () => issueOrder(test.exchange, { memberId, orderId }),
      approve: () => approve(test.platform, operation),
      reject: () => reject(test.platform, operation, '审核未通过'),
      retry: () => retry(test.platform, operation),
      giveUp: () => giveUp(test.platform, operation, '无法发放'),
      reveal: () => test.call('revealOrder', memberId, { params: { id: orderId } }),
      ship: () => ship(test.platform, operation, { company: '京东物流', number: 'JD1' }),
      correct: () => correct(memberId, orderId),
    };
    return await steps[step]();
  }

  /** What both members have and have bought, by what the orders say; codes of issued orders. */
  async holdsTogether(coins: number, stock: number): Promise<void> {
    const kept: Record<string, number> = {};
    const secrets: string[] = [];
    for (const [index, memberId] of this.#members.entries()) {
      const orders = await Promise.all((this.#orders[index] ?? []).map((id) => test.find(memberId, id)));
      const paidFor = orders.filter(({ coinsReturned }) => !coinsReturned);
      for (const { benefit } of paidFor) kept[benefit.id] = (kept[benefit.id] ?? 0) + 1;
      expect(await test.coinsOf(memberId)).toBe(coins - 100 * paidFor.length);
      for (const { id, state, channel, revealable, shipment, benefit } of orders) {
        const payouts = [...paid.values()].filter((orderId) => orderId === id).length;
        // What was paid and not told yet stays open until it is asked about again; nothing else was ever paid.
        if (state === ExchangeState.ToBeIssued) expect(payouts).toBeLessThanOrEqual(channel === null ? 0 : 1);
        else expect(payouts).toBe(state === ExchangeState.Issued && channel !== null ? 1 : 0);
        expect(shipment !== null).toBe(state === ExchangeState.Issued && benefit.target === 'consignee');
        if (!revealable) continue;
        const { cards } = await test.call('revealOrder', memberId, { params: { id } });
        secrets.push(...cards.map(({ secret }) => secret));
      }
    }
    for (const benefit of Object.values(this.#benefits))
      expect(await test.stockOf(benefit)).toBe(stock - (kept[benefit.id] ?? 0));
    expect(new Set(secrets).size).toBe(secrets.length);
  }
}

/** Refusals and lost answers belong to the game; anything else is a mistake. */
async function played(attempt: Promise<unknown>): Promise<void> {
  const error: unknown = await attempt.then(
    () => null,
    (caught: unknown) => caught,
  );
  if (error === null || error instanceof ApiFault || error instanceof OperationRefused) return;
  expect(error).toBeInstanceOf(Lost);
}

const payee = () => ({
  channel: 'alipay' as const,
  account: test.encrypted('13812345678'),
  name: test.encrypted('王晓明'),
});
let corrections = 0;
const correct = (memberId: string, id: string): Promise<unknown> =>
  test.call('correctOrder', memberId, {
    params: { id },
    body: { payee: payee() },
    key: `correction-${(corrections += 1)}-of-the-model`,
  });

const newWorld = async (): Promise<World> => {
  const benefits = {
    codes: await test.benefit(5),
    cash: await test.benefit(0, {
      ...cashBenefit,
      choices: [{ id: 'one', title: null, price: 100, stock: 5, fen: null }],
    }),
    goods: await test.benefit(0, goodsBenefit(5)),
  };
  const members = [await test.member(400), await test.member(400)] as const;
  return new World(benefits, members, [
    await testAddress(test.platform, members[0]),
    await testAddress(test.platform, members[1]),
  ]);
};

describe('L5 orders, in every order of events', () => {
  it(
    'one after another: coins, stock and codes are what the states say',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(turn, { maxLength: 30 }), async (turns) => {
          const world = await newWorld();
          for (const each of turns) {
            mood = each.mood;
            await played(world.take(each));
          }
          await world.holdsTogether(400, 5);
        }),
        { numRuns: RUNS },
      );
      expect(await test.broken()).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it(
    'four at a time: coins are conserved and everything reconciles',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(turn, { minLength: 12, maxLength: 40 }), async (turns) => {
          const world = await newWorld();
          for (let start = 0; start < turns.length; start += 4) {
            const batch = turns.slice(start, start + 4);
            mood = batch[0]?.mood ?? 'well';
            await Promise.all(batch.map((each) => played(world.take(each))));
          }
          await world.holdsTogether(400, 5);
        }),
        { numRuns: RUNS },
      );
      expect(await test.broken()).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
