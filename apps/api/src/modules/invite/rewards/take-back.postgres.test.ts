import { InviteStep } from '@yayan/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestSystem } from '../../../../test/system/test-system.ts';
import { inviteDeps } from '../../../composition/ports/invite-ports.ts';
import { balances, debtChecks, owedCoins, reconcile, transfer } from '../../ledger/module.ts';
import { earnStep } from './earn-step.ts';
import { takeRewardsBack } from './take-back.ts';
import { codeOf, joinAs } from '../../../../test/invite/invite.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await TestSystem.start({ seeded: false });
});
afterAll(() => system.stop());

const isSomebodyWaiting = async (): Promise<boolean> => {
  const { rows } = await sql<{ waiting: boolean }>`
    select exists (select from pg_locks where not granted) as waiting`.execute(system.platform.database.read);
  return rows[0]?.waiting === true;
};

test('L9 coins that are spent while their reward is taken back become a debt, and neither transaction fails', async () => {
  const { database } = system.platform;
  const deps = inviteDeps(system.platform);
  const inviter = await joinAs(system);
  const friend = await joinAs(system, { inviteCode: await codeOf(system, inviter) });
  const at = system.clock.now();
  await database.transaction((tx) =>
    earnStep(deps, tx, friend.id, InviteStep.FirstSurvey, { id: friend.id, at }),
  );
  system.clock.advance(7 * 24 * 3_600_000);
  await system.platform.jobs.handlerOf('invite.settle-rewards')?.({}, { id: 'due', attempt: 0 });
  const spent = Promise.withResolvers<void>();
  const waiting = Promise.withResolvers<void>();
  const spending = database.transaction(async (tx) => {
    await transfer(tx, {
      key: 'spent-meanwhile',
      memberId: inviter.id,
      reason: 'spent',
      cause: { kind: 'exchange', id: 'order', title: '视频会员卡' },
      legs: [{ asset: 'coin', amount: -110, platform: 'exchange' }],
      at,
    });
    spent.resolve();
    await waiting.promise;
  });
  await spent.promise;
  const takingBack = database.transaction((tx) =>
    takeRewardsBack(deps, tx, { memberId: friend.id, note: '好友与你使用同一收款账号' }),
  );
  await expect.poll(isSomebodyWaiting, { timeout: 20_000 }).toBe(true);
  waiting.resolve();
  await spending;
  await takingBack;
  // Of 220 arrived coins 110 were spent. The other 110 are taken back, and the spent ones are owed.
  expect((await balances(database.read, inviter.id)).coins).toBe(0);
  expect(await owedCoins(database.read, inviter.id)).toBe(110);
  expect((await reconcile(database, debtChecks)).flatMap(({ findings }) => findings)).toEqual([]);
});
