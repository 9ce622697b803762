import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCrowdAccounts, signInCrowd } from './crowd.ts';
import { TestSystem } from '../system/test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await TestSystem.start({ seeded: false });
});
afterAll(() => system.stop());

test("the benchmark's crowd is signed in and checked in yesterday, like members who signed up normally", async () => {
  await openCrowdAccounts(system.platform, 3);
  const crowd = await signInCrowd(system.platform, 2);
  for (const { token } of crowd) {
    const { code, data } = await system.call(
      'checkIn',
      { body: {}, idempotencyKey: system.key() },
      { token },
    );
    expect([code, data]).toMatchObject([200, { streakDay: 2, balance: 1_000_005 }]);
  }
});
