import { ChanceCause } from '@yayan/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { prizeStock } from '../../../composition/ports/campaign-deps.ts';
import { reconcileChecks } from '../../../composition/reconcile-checks.ts';
import { filedLottery } from '../../../../test/campaign/campaign-world.ts';
import { crashEverywhere } from '../../../../test/crashes/crash-everywhere.ts';
import { Crashed, crashPoints } from '../../../../test/crashes/crash-points.ts';
import { verifyMember } from '../../../../test/member/verify-member.ts';
import { freshMobile, TestSystem } from '../../../../test/system/test-system.ts';
import { balances, reconcile } from '../../ledger/module.ts';
import { publishCampaign } from '../authoring/publish.ts';
import { insertChances } from '../chances/chance-store.ts';

const DAY_MS = 86_400_000;
const CHANCES = 90;
const id = 'ClaimOnce001';
const params = { id };

let system: TestSystem;
let member: Awaited<ReturnType<TestSystem['signIn']>>;
let memberId: string;
beforeAll(async () => {
  system = await TestSystem.start();
  member = await system.signIn(freshMobile(1));
  memberId = (await system.get('getAccount', {}, member)).id;
  await verifyMember(system.platform, memberId);
  const now = system.clock.now().getTime();
  const prize = { id: 'prize', worth: 100, odds: 1_000_000, kind: 'codes', title: '1 元话费卡' };
  const filed = filedLottery(id, [{ ...prize, stock: CHANCES, benefit: 'bHf1c8nQ2wZt', choice: 'yuan-1' }], {
    startsAt: new Date(now - DAY_MS).toISOString(),
    endsAt: new Date(now + DAY_MS).toISOString(),
    claimDays: 2,
  });
  await publishCampaign({ platform: system.platform, orders: prizeStock }, filed, '林晓');
  const at = system.clock.now();
  const chances = Array.from({ length: CHANCES }, (_, day) => ({
    cause: ChanceCause.Checkin,
    causeId: `day-${day}`,
    nth: 1,
    at,
  }));
  await system.platform.database.transaction((tx) =>
    insertChances(tx, { campaignId: id, memberId }, chances),
  );
});
afterAll(() => system.stop());

const win = async (): Promise<string> => {
  const body = { clientSeed: '好运' };
  const { record } = await system.get('drawCampaign', { params, body, idempotencyKey: system.key() }, member);
  return `${record.number}`;
};

const claim = async (number: string, idempotencyKey: string) =>
  await system.call('claimPrize', { params: { id, number }, body: {}, idempotencyKey }, member);

/** What one claim adds: an order, and coins that come and go. */
const standing = async () => {
  const { read } = system.platform.database;
  const { count } = await read
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return { orders: Number(count), coins: (await balances(read, memberId)).coins };
};

it('rule 12.7: two tabs claim a prize at the same time, and it is ordered once', async () => {
  const number = await win();
  const before = await standing();
  const claims = await Promise.all([claim(number, system.key()), claim(number, system.key())]);
  expect(claims.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 29_006]);
  expect(await standing()).toEqual({ ...before, orders: before.orders + 1 });
});

it('rule 1.9: a claim that is pressed twice is one claim, with one answer', async () => {
  const number = await win();
  const before = await standing();
  const key = system.key();
  const claims = await Promise.all([claim(number, key), claim(number, key)]);
  const { code, data } = await claim(number, key);
  expect(code).toBe(200);
  const done = claims.filter((each) => each.code === 200);
  expect(done.length).toBeGreaterThan(0);
  for (const each of done) expect(each.data).toEqual(data);
  expect(await standing()).toEqual({ ...before, orders: before.orders + 1 });
});

it('the server is killed at any point of a claim, and the page that asks again has claimed once', async () => {
  const crash = crashPoints(system.platform.database);
  const claiming = async () => {
    const number = await win();
    const before = await standing();
    const key = system.key();
    const again = async (): Promise<void> => {
      expect((await claim(number, key)).code).toBe(200);
    };
    const run = async (): Promise<void> => {
      // A crash reaches the page as a refusal that no document names.
      const answer = await claim(number, key).catch(() => undefined);
      if (answer?.code !== 200) throw new Crashed();
    };
    return { before, run, again };
  };
  for await (const { before } of crashEverywhere(crash, claiming))
    expect(await standing()).toEqual({ ...before, orders: before.orders + 1 });
  const checks = await reconcile(system.platform.database, reconcileChecks);
  expect(checks.flatMap(({ findings }) => findings)).toEqual([]);
});
