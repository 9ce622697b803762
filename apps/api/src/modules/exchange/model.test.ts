import { ExchangeState } from '@yayan/contract';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiFault } from '../../contract/api-fault.ts';
import type { Benefit } from './benefit.ts';
import { issueOrder } from './issue.ts';
import { approve, giveUp, OperationRefused, reject, retry } from './operate.ts';
import { codeStock } from './ports/code-stock.ts';
import { IssueRefused, type Issuer } from './ports/issuer.ts';
import { reviewByRule } from './review.ts';
import { startTestExchange, type TestExchange } from './test-exchange.ts';

let test: TestExchange;
let stock: Issuer;
type Mood = 'well' | 'silent' | 'lost' | 'refusing';
/** How the issuer answers next: as it should, not at all, or after it has acted, or with a refusal. */
let mood: Mood = 'well';

class Lost extends Error {}

beforeAll(async () => {
  const issuer: Issuer = {
    issue: async (request) => {
      if (mood === 'silent') throw new Lost();
      if (mood === 'refusing') throw new IssueRefused('卡密暂时缺货');
      const cards = await stock.issue(request);
      if (mood === 'lost') throw new Lost();
      return cards;
    },
  };
  test = await startTestExchange({ issuers: { codes: issuer } });
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
] as const;
type Step = (typeof STEPS)[number];
interface Turn {
  step: Step;
  /** Which of two members, and which of their orders. */
  member: 0 | 1;
  order: number;
  mood: Mood;
}

const MOODS: readonly Mood[] = ['well', 'well', 'silent', 'lost', 'refusing'];
const turn: fc.Arbitrary<Turn> = fc.record({
  step: fc.constantFrom<Step>(...STEPS, 'place', 'issue', 'review'),
  member: fc.constantFrom<0 | 1>(0, 1),
  order: fc.nat(3),
  mood: fc.constantFrom(...MOODS),
});

const STAFF = '林晓';

class World {
  readonly #benefit: Benefit;
  readonly #members: readonly [string, string];
  readonly #orders: [string[], string[]] = [[], []];

  constructor(benefit: Benefit, members: readonly [string, string]) {
    this.#benefit = benefit;
    this.#members = members;
  }

  async take({ step, member, order }: Turn): Promise<unknown> {
    const memberId = this.#members[member];
    if (step === 'place') {
      const placed = await test.order(memberId, this.#benefit);
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
    };
    return await steps[step]();
  }

  /** What both members have and have bought, by what the orders say; codes of issued orders. */
  async holdsTogether(coins: number, codes: number): Promise<void> {
    let kept = 0;
    const secrets: string[] = [];
    for (const [index, memberId] of this.#members.entries()) {
      const orders = await Promise.all((this.#orders[index] ?? []).map((id) => test.find(memberId, id)));
      const paid = orders.filter(({ coinsReturned }) => !coinsReturned);
      kept += paid.length;
      expect(await test.coinsOf(memberId)).toBe(coins - 100 * paid.length);
      for (const { id, state } of orders) {
        if (state !== ExchangeState.Issued) continue;
        const { cards } = await test.call('revealOrder', memberId, { params: { id } });
        secrets.push(...cards.map(({ secret }) => secret));
      }
    }
    expect(await test.stockOf(this.#benefit)).toBe(codes - kept);
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

const newWorld = async (): Promise<World> =>
  new World(await test.benefit(5), [await test.member(400), await test.member(400)]);

describe('L5 orders, in every order of events', () => {
  it('one after another: coins, stock and codes are what the states say', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(turn, { maxLength: 30 }), async (turns) => {
        const world = await newWorld();
        for (const each of turns) {
          mood = each.mood;
          await played(world.take(each));
        }
        await world.holdsTogether(400, 5);
      }),
      { numRuns: 40 },
    );
    expect(await test.broken()).toEqual([]);
  });

  it('four at a time: coins are conserved and everything reconciles', async () => {
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
      { numRuns: 40 },
    );
    expect(await test.broken()).toEqual([]);
  });
});
