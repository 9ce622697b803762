import { ExchangeState } from '@yayan/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startPlatform } from '../../../platform/platform.ts';
import { startTestExchange, type TestExchange } from '../../../../test/exchange/exchange.ts';

let test: TestExchange;
beforeAll(async () => {
  test = await startTestExchange({}, (platform) => startPlatform(platform));
  test.clock.set(new Date()); // The jobs use the clock of this machine.
});
afterAll(() => test.stop());

it('jobs review and issue a small order without an operator', async () => {
  const [memberId, benefit] = [await test.member(300), await test.benefit(3)];
  const orders = [await test.order(memberId, benefit), await test.order(memberId, benefit)];
  for (const { id } of orders) {
    await vi.waitFor(
      async () => expect(await test.find(memberId, id)).toMatchObject({ state: ExchangeState.Issued }),
      { timeout: 20_000, interval: 100 },
    );
  }
  expect(await test.broken()).toEqual([]);
});
