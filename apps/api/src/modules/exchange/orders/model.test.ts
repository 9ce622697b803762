import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runs, timeFor } from '../../../../test/runs.ts';
import {
  isPossible,
  KINDS,
  type Mood,
  OrderModel,
  type Step,
  STEPS,
  type Turn,
} from '../../../../test/exchange/order-model.ts';
import { MoodyExchange } from '../../../../test/exchange/moody-exchange.ts';
import { World } from '../../../../test/exchange/order-world.ts';

/** How many sequences each test plays: 5,000 of both are the 10,000 that the product claims. */
const RUNS = runs(12, 5_000);
const TIMEOUT_MS = timeFor(RUNS, 2_000);

let moody: MoodyExchange;
beforeAll(async () => {
  moody = await MoodyExchange.start();
});
afterAll(() => moody.test.stop());

const MOODS: readonly Mood[] = ['well', 'well', 'silent', 'lost', 'refusing', 'slow'];
/** Half of all steps move orders on, and few delete an account. */
const OFTEN: readonly Step[] = STEPS.filter((step) => step !== 'leave');
const turn: fc.Arbitrary<Turn> = fc.record({
  step: fc.constantFrom<Step>(...STEPS, ...OFTEN, 'place', 'place', 'issue', 'issue', 'review', 'review'),
  member: fc.constantFrom<0 | 1>(0, 1),
  order: fc.nat(3),
  kind: fc.constantFrom(...KINDS),
  mood: fc.constantFrom(...MOODS),
});

describe('L5 orders, with events in any order', () => {
  it(
    'sequentially: after each step coins, stock and states match the model',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(turn, { maxLength: 30 }), async (turns) => {
          const world = await World.make(moody);
          const model = new OrderModel();
          for (const each of turns) {
            if (!isPossible(each, model.members[each.member])) continue;
            moody.mood = each.mood;
            expect(await world.take(each)).toBe(model.take(each));
            await world.agreesWith(model);
          }
          await world.forgetsWith(model);
          await world.holdsTogether();
        }),
        { numRuns: RUNS },
      );
      expect(await moody.test.broken()).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it(
    'four at once: after each round coins and stock match the states; at the end codes and payouts match too',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(turn, { minLength: 12, maxLength: 40 }), async (turns) => {
          const world = await World.make(moody);
          for (let start = 0; start < turns.length; start += 4) {
            const batch = turns.slice(start, start + 4).filter((one) => world.isPossible(one));
            moody.mood = batch[0]?.mood ?? 'well';
            await Promise.all(batch.map((each) => world.take(each)));
            await world.addsUp();
          }
          await world.holdsTogether();
        }),
        { numRuns: RUNS },
      );
      expect(await moody.test.broken()).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
