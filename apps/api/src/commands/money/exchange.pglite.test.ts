import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AdultStatus, ExchangeState } from '@yayan/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createExchange } from '../../modules/exchange/module.ts';
import { getOrder } from '../../modules/exchange/orders/read-orders.ts';
import { placeOrder } from '../../modules/exchange/checkout/place-order.ts';
import { seedExchange } from '../../../demo/exchange/seed.ts';
import { reconcile, reconcileReport, transfer } from '../../modules/ledger/module.ts';
import { reconcileChecks } from '../../composition/reconcile-checks.ts';
import { readConfig } from '../../platform/config/config.ts';
import type { Platform } from '../../platform/platform.ts';
import { systemRandom } from '../../platform/random.ts';
import { exchange as command } from './exchange.ts';
import { testOrigin } from '../../../test/calls/test-origin.ts';
import { commandOutcome } from '../../../test/commands/command-outcome.ts';
import { withPlatform } from '../runner/with-platform.ts';

const LARGE = { benefitId: 'bGw5s4vC7tHd', choiceId: 'yuan-50', price: 5000 };
const memberId = systemRandom.uuid();
let env: Record<string, string>;
let placed: string[] = [];

beforeAll(async () => {
  env = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    YAYAN_DATA_DIR: await mkdtemp(join(tmpdir(), 'yayan-orders-')),
  };
  placed = await withPlatform(readConfig(env), placeTwo);
});
afterAll(() => rm(env['YAYAN_DATA_DIR'] ?? '', { recursive: true }));

async function placeTwo(platform: Platform): Promise<string[]> {
  const { exchange } = createExchange({
    platform,
    levelRuleOf: () => generous,
    adultStatusOf: () => Promise.resolve(AdultStatus.Valid),
  });
  await platform.jobs.start({ work: false });
  await seedExchange(platform);
  await platform.database.transaction((tx) =>
    transfer(tx, {
      key: 'test',
      memberId,
      reason: 'earned',
      cause: { kind: 'campaign', id: 'test', title: '内测感谢' },
      legs: [{ asset: 'coin', amount: 2 * LARGE.price, platform: 'campaign' }],
      at: platform.clock.now(),
    }),
  );
  // The orders are for two benefits, because a member may order one benefit only once a day.
  const first = await placeOrder(exchange, asked('a', LARGE.benefitId, LARGE.choiceId));
  const second = await placeOrder(exchange, asked('b', 'bVm2k7xR4pLs', 'season'));
  return [first.id, second.id];
}

const generous = {
  level: 0,
  fromCredit: 0,
  exchangesPerDay: 9,
  exchangesPerMonth: 9,
  coinsPerMonth: 99_999,
  feePercent: 0,
} as const;
const asked = (key: string, id: string, choiceId: string) => ({
  caller: { kind: 'member' as const, memberId, sessionId: memberId },
  params: { id },
  body: { quantity: 1, choiceId },
  origin: testOrigin('203.0.113.7'),
  idempotency: { key, hash: key },
});

const run = (...args: string[]) =>
  commandOutcome({ exchange: () => Promise.resolve(command) }, ['exchange', ...args], env);

it('an operator lists the waiting orders, approves one and rejects another, and must give a name', async () => {
  const [approved = '', rejected = ''] = placed;
  const { out } = await run('review');
  expect(out).toContain(approved);
  expect(out).toMatch(/5000 coins {2}1 × 网购礼品卡 50 元/);
  expect(out).toContain('2 orders wait');

  expect(await run('approve', approved)).toMatchObject({ code: 1, err: expect.stringContaining('--by') });
  expect(await run('approve', approved, '--by', '林晓')).toMatchObject({ code: 0 });
  expect(await run('approve', approved, '--by', '林晓')).toMatchObject({ code: 1 });
  expect(await run('reject', rejected, '--by', '林晓')).toMatchObject({ code: 1 });
  expect(await run('reject', rejected, '账号异常，金币已退回', '--by', '林晓')).toMatchObject({ code: 0 });
  expect((await run('review')).out).toBe('0 orders wait');

  await withPlatform(readConfig(env), async ({ database }) => {
    const states = await Promise.all(placed.map((orderId) => getOrder(database.read, { memberId, orderId })));
    expect(states[0]).toMatchObject({ state: ExchangeState.ToBeIssued });
    expect(states[1]).toMatchObject({
      state: ExchangeState.NotPassed,
      reason: '账号异常，金币已退回',
      balance: LARGE.price,
    });
    expect(reconcileReport(await reconcile(database, reconcileChecks))).not.toContain('FAILED');
  });
});

it.each([[], ['dance', 'an-order', '--by', '林晓'], ['approve']])(
  'refuses incomplete arguments and names what is missing: %s',
  async (...args) => {
    expect(await run(...args)).toMatchObject({ code: 1, out: '' });
  },
);
