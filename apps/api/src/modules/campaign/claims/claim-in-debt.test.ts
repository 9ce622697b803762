import { afterAll, beforeAll, expect, it } from 'vitest';
import { prizeStock } from '../../../composition/ports/campaign-deps.ts';
import { reconcileChecks } from '../../../composition/reconcile-checks.ts';
import { filedLottery } from '../../../../test/campaign/campaign-world.ts';
import { cast, TestSystem } from '../../../../test/system/test-system.ts';
import { balances, owedCoins, reconcile, takeBackOrOwe, transfer } from '../../ledger/module.ts';
import { publishCampaign } from '../authoring/publish.ts';

const DAY_MS = 86_400_000;
const DEBT = 5000;

let system: TestSystem;
let member: Awaited<ReturnType<TestSystem['signIn']>>;
let memberId: string;
beforeAll(async () => {
  system = await TestSystem.start();
  member = await system.signIn(cast.oldMember);
  memberId = (await system.get('getAccount', {}, member)).id;
});
afterAll(() => system.stop());

const campaign = (id: string) => {
  const now = system.clock.now().getTime();
  return filedLottery(
    id,
    [
      {
        id: 'prize',
        worth: 2600,
        odds: 1_000_000,
        kind: 'codes',
        title: '音乐会员月卡',
        stock: 2,
        benefit: 'bYy3d6mT9cWq',
      },
    ],
    {
      face: 'duanwu',
      title: '端午抽奖',
      startsAt: new Date(now - DAY_MS).toISOString(),
      endsAt: new Date(now + DAY_MS).toISOString(),
      claimDays: 2,
      ways: [{ cause: 'checkin', chances: 2 }],
    },
  );
};

/** Takes back coins that the member has spent, and all coins that are left. */
async function fallIntoDebt(): Promise<void> {
  const { database, clock } = system.platform;
  await database.transaction(async (tx) => {
    const at = clock.now();
    const { coins } = await balances(tx, memberId);
    const cause = { kind: 'correction', id: 'debt', title: '测试任务' } as const;
    const post = async (key: string, amount: number, platform: 'issue' | 'exchange') => {
      const reason = amount > 0 ? 'earned' : 'spent';
      await transfer(tx, { key, memberId, reason, cause, legs: [{ asset: 'coin', amount, platform }], at });
    };
    await post('reversed', DEBT, 'issue');
    await post('spent', -(coins + DEBT), 'exchange');
    await takeBackOrOwe(tx, { memberId, key: 'reversed', at, note: '合作方撤回' });
  });
}

it('rule 4.20: who owes coins claims two prizes at once, and owes as much as before', async () => {
  const params = { id: 'DebtPrize001' };
  await publishCampaign({ platform: system.platform, orders: prizeStock }, campaign(params.id), '林晓');
  await system.get('checkIn', { body: {}, idempotencyKey: system.key() }, member);
  const numbers: number[] = [];
  for (let times = 0; times < 2; times += 1) {
    const { record } = await system.get(
      'drawCampaign',
      { params, body: { clientSeed: '好运' }, idempotencyKey: system.key() },
      member,
    );
    numbers.push(record.number);
  }
  await fallIntoDebt();
  const claims = await Promise.all(
    numbers.map((number) =>
      system.call(
        'claimPrize',
        { params: { ...params, number: `${number}` }, body: {}, idempotencyKey: system.key() },
        member,
      ),
    ),
  );
  expect(claims.map(({ code }) => code)).toEqual([200, 200]);
  const { read } = system.platform.database;
  expect((await balances(read, memberId)).coins).toBe(0);
  expect(await owedCoins(read, memberId)).toBe(DEBT);
  await system.runJobs();
  const orders = await system.get('listOrders', {}, member);
  expect(orders.items.slice(0, 2).map(({ state }) => state)).toEqual([1, 1]);
  const checks = await reconcile(system.platform.database, reconcileChecks);
  expect(checks.flatMap(({ findings }) => findings)).toEqual([]);
});
