import { InviteStep } from '@yayan/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestSystem } from '../../../testing/system/test-system.ts';
import { allTogether } from '../../../testing/together.ts';
import { inviteParts } from '../../../composition/invite-ports.ts';
import { balances } from '../../ledger/ledger.ts';
import { reconcile } from '../../ledger/reconcile/reconcile.ts';
import { earnStep } from './earn-step.ts';
import { notePayee } from '../joining/note-payee.ts';
import { inviteRewardsPaid } from './reconcile-rewards.ts';
import { takeRewardsBack } from './take-back.ts';
import { codeOf, joinAs, type TestMember } from '../test/invite.ts';

const DAY_MS = 24 * 3_600_000;

let system: TestSystem;
beforeAll(async () => {
  system = await TestSystem.start({ seeded: false });
});
afterAll(async () => {
  const results = await reconcile(system.platform.database, [inviteRewardsPaid]);
  expect(results.flatMap(({ findings }) => findings)).toEqual([]);
  await system.stop();
});

const earned = async ({ id }: TestMember) => {
  const { coins, pendingCoins } = await balances(system.platform.database.read, id);
  return { coins, pendingCoins };
};

async function pair(): Promise<{ inviter: TestMember; friend: TestMember }> {
  const inviter = await joinAs(system);
  const friend = await joinAs(system, { inviteCode: await codeOf(system, inviter) });
  return { inviter, friend };
}

const finish = async ({ id }: TestMember, step: InviteStep, causeId = system.platform.random.uuid()) =>
  await system.platform.database.transaction((tx) =>
    earnStep(inviteParts(system.platform), tx, id, step, { id: causeId, at: system.clock.now() }),
  );
const stateOf = async ({ asker }: TestMember) =>
  (await system.get('listInvitees', {}, asker)).items[0]?.state;

test('each step pays once, in any order: 20, 100, and 200 that wait a week', async () => {
  const { inviter, friend } = await pair();
  await finish(friend, InviteStep.FirstSurvey);
  await finish(friend, InviteStep.WelcomeSurvey);
  await finish(friend, InviteStep.FirstSurvey);
  expect(await earned(inviter)).toEqual({ coins: 120, pendingCoins: 200 });
  expect(await stateOf(inviter)).toBe('completed');
  expect(
    (await system.get('listInviteRewards', {}, inviter.asker)).items.map(({ step, state }) => ({
      step,
      state,
    })),
  ).toEqual([
    { step: 'welcomeSurvey', state: 0 },
    { step: 'firstSurvey', state: 1 },
    { step: 'verified', state: 0 },
  ]);
  system.clock.advance(7 * DAY_MS - 1000);
  await system.platform.jobs.handlerOf('invite.settle-rewards')?.({}, { id: 'early', attempt: 0 });
  expect(await earned(inviter)).toEqual({ coins: 120, pendingCoins: 200 });
  system.clock.advance(1000);
  await allTogether(3, async () =>
    system.platform.jobs.handlerOf('invite.settle-rewards')?.({}, { id: 'due', attempt: 0 }),
  );
  expect(await earned(inviter)).toEqual({ coins: 320, pendingCoins: 0 });
});

test('L10 race: two first surveys of one friend at once, from 20 sides, pay once', async () => {
  const { inviter, friend } = await pair();
  await allTogether(20, async () => await finish(friend, InviteStep.FirstSurvey));
  expect(await earned(inviter)).toEqual({ coins: 20, pendingCoins: 200 });
});

test('a step pays nothing when nobody invited the member, or the inviter has left', async () => {
  const alone = await joinAs(system);
  await finish(alone, InviteStep.WelcomeSurvey);
  const { inviter, friend } = await pair();
  await system.platform.database.read
    .updateTable('members')
    .set({ blocked_at: system.clock.now() })
    .where('id', '=', inviter.id)
    .execute();
  await finish(friend, InviteStep.WelcomeSurvey);
  expect(await earned(inviter)).toEqual({ coins: 20, pendingCoins: 0 });
});

test('a self-invite earns nothing at later steps either', async () => {
  const inviter = await joinAs(system);
  const { deviceId } = inviter.asker;
  const self = await joinAs(system, { inviteCode: await codeOf(system, inviter), deviceId });
  await finish(self, InviteStep.WelcomeSurvey);
  await finish(self, InviteStep.FirstSurvey);
  expect(await earned(inviter)).toEqual({ coins: 0, pendingCoins: 0 });
  expect(await stateOf(inviter)).toBe('void');
});

test('a first survey that is undone takes its reward back with the reason, once; the others stay', async () => {
  const { inviter, friend } = await pair();
  const causeId = system.platform.random.uuid();
  await finish(friend, InviteStep.FirstSurvey, causeId);
  const undo = async (): Promise<void> =>
    await system.platform.database.transaction((tx) =>
      takeRewardsBack(inviteParts(system.platform), tx, {
        memberId: friend.id,
        causeId,
        note: '好友的首份问卷未通过审核',
      }),
    );
  await allTogether(5, undo);
  expect(await earned(inviter)).toEqual({ coins: 20, pendingCoins: 0 });
  const { items } = await system.get('listInviteRewards', {}, inviter.asker);
  expect(items[0]).toMatchObject({
    step: 'firstSurvey',
    state: 2,
    reason: '好友的首份问卷未通过审核',
    expectedAt: null,
  });
  system.clock.advance(8 * DAY_MS);
  await system.platform.jobs.handlerOf('invite.settle-rewards')?.({}, { id: 'later', attempt: 0 });
  expect(await earned(inviter)).toEqual({ coins: 20, pendingCoins: 0 });
});

test('two who are paid to one account are one person: void, taken back, with the reason', async () => {
  const { inviter, friend } = await pair();
  await finish(friend, InviteStep.FirstSurvey);
  const payTo = async ({ id }: TestMember, account: string): Promise<void> =>
    await system.platform.database.transaction((tx) =>
      notePayee(inviteParts(system.platform), tx, id, account),
    );
  await payTo(inviter, 'alipay:one@example.cn');
  expect(await earned(inviter)).toEqual({ coins: 20, pendingCoins: 200 });
  await payTo(friend, 'alipay:one@example.cn');
  expect(await earned(inviter)).toEqual({ coins: 0, pendingCoins: 0 });
  const { items } = await system.get('listInvitees', {}, inviter.asker);
  expect(items[0]).toMatchObject({ state: 'void', coins: 0, reason: '好友与你使用同一收款账号' });
});
