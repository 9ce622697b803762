import { errors } from '@yayan/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentOperations } from '../http/document.ts';
import { insertBenefit } from '../modules/exchange/catalogue/benefit-store.ts';
import { reconcile } from '../modules/ledger/module.ts';
import { type Stage, stageOn } from '../../test/composition/replayed-call.ts';
import { cash, replayedCalls } from '../../test/composition/replayed-member.ts';
import { startTestPayout, type TestPayout } from '../../test/exchange/payout.ts';
import { TestSystem } from '../../test/system/test-system.ts';
import { allTogether } from '../../test/together.ts';

const TIMES = 50;

let payout: TestPayout;
let system: TestSystem;
let stage: Stage;
beforeAll(async () => {
  payout = await startTestPayout();
  system = await TestSystem.start({ environment: payout.sandbox.environment });
  stage = stageOn(system);
});
afterAll(async () => {
  await system.stop();
  await payout.sandbox.stop();
});

const moving = documentOperations.filter(({ idempotent }) => idempotent).map(({ id }) => id);

describe('I1 replaying every operation that moves value', () => {
  beforeAll(async () => {
    await system.platform.database.transaction((tx) => insertBenefit(tx, cash));
  });

  test('covers all operations with an idempotency key', () => {
    expect(Object.keys(replayedCalls).toSorted()).toEqual(moving.toSorted());
  });

  test.each(moving)(`%s: ${TIMES} calls at once with one key act once, with the same answer`, async (id) => {
    const { call, other, count, adds } =
      (await replayedCalls[id]?.(stage)) ?? expect.fail(`${id} is not prepared`);
    const key = `replayed-${id}-by-everybody`;
    const before = await count();
    const answers = await allTogether(TIMES, () => call(key));
    expect(answers[0]).toMatchObject({ status: 200, code: 200 });
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await call(key)).toEqual(answers[0]);
    expect(await count()).toBe(before + adds);
    if (other)
      expect(await other(key)).toMatchObject({ status: 409, code: errors.IDEMPOTENCY_CONFLICT.code });
    expect(await count()).toBe(before + adds);
  });

  test('leaves the ledger without differences', async () => {
    const results = await reconcile(system.platform.database, []);
    expect(results.flatMap(({ findings }) => findings)).toEqual([]);
  });
});
