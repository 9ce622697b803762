import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AdultStatus } from '@yayan/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedExchange } from '../../../demo/exchange/seed.ts';
import { createExchange } from '../../modules/exchange/module.ts';
import { placeOrder } from '../../modules/exchange/checkout/place-order.ts';
import { transfer } from '../../modules/ledger/module.ts';
import { readConfig } from '../../platform/config/config.ts';
import type { Platform } from '../../platform/platform.ts';
import { systemRandom } from '../../platform/random.ts';
import { testOrigin } from '../../../test/calls/test-origin.ts';
import { commandOutcome } from '../../../test/commands/command-outcome.ts';
import { type CommandWorld, commandWorld } from '../../../test/commands/command-world.ts';
import { testAddress } from '../../../test/exchange/consignee.ts';
import { goodsForAll } from '../../../test/exchange/goods-for-all.ts';
import { commands } from '../commands.ts';
import { withPlatform } from '../runner/with-platform.ts';

/** Long, because each command opens and closes a database. */
const PATIENCE_MS = 120_000;

let world: CommandWorld;
let order = '';
beforeAll(async () => {
  world = await commandWorld();
  order = await withPlatform(readConfig(world.env), placeParcel);
});
afterAll(() => world.end());

const generous = {
  level: 0,
  fromCredit: 0,
  exchangesPerDay: 9,
  exchangesPerMonth: 9,
  coinsPerMonth: 99_999,
  feePercent: 0,
} as const;

async function placeParcel(platform: Platform): Promise<string> {
  const memberId = systemRandom.uuid();
  const { exchange } = createExchange({
    platform,
    levelRuleOf: () => generous,
    adultStatusOf: () => Promise.resolve(AdultStatus.Valid),
  });
  await platform.jobs.start({ work: false });
  await seedExchange(platform);
  const { benefitId, choiceId } = await goodsForAll(platform);
  const consigneeId = await testAddress(platform, memberId);
  await platform.database.transaction((tx) =>
    transfer(tx, {
      key: 'test',
      memberId,
      reason: 'earned',
      cause: { kind: 'campaign', id: 'test', title: '内测感谢' },
      legs: [{ asset: 'coin', amount: 90_000, platform: 'campaign' }],
      at: platform.clock.now(),
    }),
  );
  const { id } = await placeOrder(exchange, {
    caller: { kind: 'member', memberId, sessionId: memberId },
    params: { id: benefitId },
    body: { quantity: 1, choiceId, consigneeId },
    origin: testOrigin('203.0.113.7'),
    idempotency: { key: 'a', hash: 'a' },
  });
  return id;
}

const run = (...args: string[]) => commandOutcome(commands, args, world.env);
const exchange = (...args: string[]) => run('exchange', ...args);
const by = ['--by', '林晓'];
const refused = (why: string) => ({ code: 1, err: expect.stringContaining(why) });

it(
  '14.73 a destination is corrected by command, and the log holds it masked',
  { timeout: PATIENCE_MS },
  async () => {
    expect(await exchange('correct', order, '会员来电更正', ...by)).toMatchObject(
      refused('和现在一样，没有要改的'),
    );
    const right = ['--detail', '漕溪北路 8 号 502'];
    expect(await exchange('correct', order, '会员来电更正', ...right)).toMatchObject(
      refused('Say who you are'),
    );
    const { code, out } = await exchange('correct', order, '会员来电更正', ...right, ...by);
    expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining('详细地址') });
    expect(out).not.toContain('502');
    expect((await exchange('address', order, ...by)).out).toContain('漕溪北路 8 号 502');
    const log = (await run('acts')).out;
    expect(log).toContain('exchange correct');
    expect(log).not.toContain('502');
  },
);

it(
  '14.72 a filled sheet is recorded by command once, and not at all while a line is wrong',
  { timeout: PATIENCE_MS },
  async () => {
    await exchange('approve', order, ...by);
    const sheet = async (carrier: string): Promise<string> => {
      const path = join(world.folder, 'sheet.csv');
      await writeFile(path, `编号,快递公司,运单号\n${order},${carrier},SF1234567890\n`);
      return path;
    };
    expect(await exchange('ship-file', await sheet('飞鸽'), ...by)).toMatchObject(
      refused('line 2: 快递公司'),
    );
    const path = await sheet('顺丰速运');
    expect((await exchange('ship-file', path, '--dry-run', ...by)).out).toContain('登记寄出');
    expect(await exchange('ship-file', path, ...by)).toMatchObject({ code: 0 });
    expect(await exchange('ship-file', path, ...by)).toMatchObject(refused('和现在一样，没有要改的'));
    expect((await run('acts')).out.match(/exchange ship /gu)).toHaveLength(1);
    expect((await exchange('review')).out).toBe('0 orders wait');
  },
);

it(
  '14.75 a budget is set and a provider paused by command, each once',
  { timeout: PATIENCE_MS },
  async () => {
    const provider = (...args: string[]) => run('provider', ...args);
    expect(await provider('budget', 'paypal', '100', '预算', ...by)).toMatchObject(
      refused('Name a provider'),
    );
    expect((await provider('budget', 'alipay', '20000', '预算', ...by)).out).toContain('不限 → 20,000 元');
    expect(await provider('budget', 'alipay', '20000', '预算', ...by)).toMatchObject(refused('和现在一样'));
    expect(await provider('pause', 'alipay', '在维护', ...by)).toMatchObject({ code: 0 });
    expect((await provider('list')).out).toMatch(/^alipay {2}paused {2}budget 20000 yuan {2}0 yuan today/mu);
    expect(await provider('resume', 'alipay', '恢复了', ...by)).toMatchObject({ code: 0 });
    expect(await provider('resume', 'alipay', '恢复了', ...by)).toMatchObject(refused('和现在一样'));
  },
);
