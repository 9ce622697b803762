import { InviteStep } from '@yayan/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestSystem } from '../../../testing/system/test-system.ts';
import { inviteParts } from '../../../composition/invite-ports.ts';
import { balances, transfer } from '../../ledger/ledger.ts';
import { reconcile } from '../../ledger/reconcile/reconcile.ts';
import { earnStep } from './earn-step.ts';
import { takeRewardsBack } from './take-back.ts';
import { codeOf, joinAs } from '../test/invite.ts';

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

test('L9 coins that are being spent while their reward is taken back stay with the inviter, and nothing is refused', async () => {
  const { database } = system.platform;
  const parts = inviteParts(system.platform);
  const inviter = await joinAs(system);
  const friend = await joinAs(system, { inviteCode: await codeOf(system, inviter) });
  const at = system.clock.now();
  await database.transaction((tx) =>
    earnStep(parts, tx, friend.id, InviteStep.WelcomeSurvey, { id: friend.id, at }),
  );
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
    takeRewardsBack(parts, tx, { memberId: friend.id, note: '好友与你使用同一收款账号' }),
  );
  await expect.poll(isSomebodyWaiting, { timeout: 20_000 }).toBe(true);
  waiting.resolve();
  await spending;
  await takingBack;
  // The 10 that are left are less than either reward: both stay.
  expect((await balances(database.read, inviter.id)).coins).toBe(10);
  expect((await reconcile(database, [])).flatMap(({ findings }) => findings)).toEqual([]);
});
