import { InviteStep } from '@yayan/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestSystem } from '../../../../test/system/test-system.ts';
import { allTogether } from '../../../../test/together.ts';
import { inviteDeps } from '../../../composition/ports/invite-ports.ts';
import { balances, debtChecks, owedCoins, reconcile, settle, transfer } from '../../ledger/module.ts';
import { earnStep } from './earn-step.ts';
import { recordPayee } from '../joining/record-payee.ts';
import { inviteRewardsPaid } from './reconcile-rewards.ts';
import { takeRewardsBack } from './take-back.ts';
import { codeOf, joinAs, type TestMember } from '../../../../test/invite/invite.ts';

const DAY_MS = 24 * 3_600_000;

let system: TestSystem;
beforeAll(async () => {
  system = await TestSystem.start({ seeded: false });
});
afterAll(async () => {
  const results = await reconcile(system.platform.database, [inviteRewardsPaid, ...debtChecks]);
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
    earnStep(inviteDeps(system.platform), tx, id, step, { id: causeId, at: system.clock.now() }),
  );
const stateOf = async ({ asker }: TestMember) =>
  (await system.get('listInvitees', {}, asker)).items[0]?.state;

test('each step pays once, in any order, and all wait a week after the first paid survey: 20, 100, 200', async () => {
  const { inviter, friend } = await pair();
  await finish(friend, InviteStep.FirstSurvey);
  await finish(friend, InviteStep.WelcomeSurvey);
  await finish(friend, InviteStep.FirstSurvey);
  expect(await earned(inviter)).toEqual({ coins: 0, pendingCoins: 320 });
  expect(await stateOf(inviter)).toBe('completed');
  expect(
    (await system.get('listInviteRewards', {}, inviter.asker)).items.map(({ step, state }) => ({
      step,
      state,
    })),
  ).toEqual([
    { step: 'welcomeSurvey', state: 1 },
    { step: 'firstSurvey', state: 1 },
    { step: 'verified', state: 1 },
  ]);
  system.clock.advance(7 * DAY_MS - 1000);
  await system.platform.jobs.handlerOf('invite.settle-rewards')?.({}, { id: 'early', attempt: 0 });
  expect(await earned(inviter)).toEqual({ coins: 0, pendingCoins: 320 });
  system.clock.advance(1000);
  await allTogether(3, async () =>
    system.platform.jobs.handlerOf('invite.settle-rewards')?.({}, { id: 'due', attempt: 0 }),
  );
  expect(await earned(inviter)).toEqual({ coins: 320, pendingCoins: 0 });
});

test('L10 race: a first survey that is reported 20 times at once pays once', async () => {
  const { inviter, friend } = await pair();
  await allTogether(20, async () => await finish(friend, InviteStep.FirstSurvey));
  expect(await earned(inviter)).toEqual({ coins: 0, pendingCoins: 220 });
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
  expect(await earned(inviter)).toEqual({ coins: 0, pendingCoins: 20 });
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
      takeRewardsBack(inviteDeps(system.platform), tx, {
        memberId: friend.id,
        causeId,
        note: '好友的首份问卷未通过审核',
      }),
    );
  await allTogether(5, undo);
  expect(await earned(inviter)).toEqual({ coins: 0, pendingCoins: 20 });
  const { items } = await system.get('listInviteRewards', {}, inviter.asker);
  expect(items[0]).toMatchObject({
    step: 'firstSurvey',
    state: 2,
    reason: '好友的首份问卷未通过审核',
    expectedAt: null,
  });
  system.clock.advance(8 * DAY_MS);
  await system.platform.jobs.handlerOf('invite.settle-rewards')?.({}, { id: 'later', attempt: 0 });
  expect(await earned(inviter)).toEqual({ coins: 0, pendingCoins: 20 });
});

test('an inviter and a friend with one payout account: the invitation is void, its coins are taken back with the reason', async () => {
  const { inviter, friend } = await pair();
  await finish(friend, InviteStep.FirstSurvey);
  const payTo = async ({ id }: TestMember, account: string): Promise<void> =>
    await system.platform.database.transaction((tx) =>
      recordPayee(inviteDeps(system.platform), tx, id, account),
    );
  await payTo(inviter, 'alipay:one@example.cn');
  expect(await earned(inviter)).toEqual({ coins: 0, pendingCoins: 220 });
  await payTo(friend, 'alipay:one@example.cn');
  expect(await earned(inviter)).toEqual({ coins: 0, pendingCoins: 0 });
  const { items } = await system.get('listInvitees', {}, inviter.asker);
  expect(items[0]).toMatchObject({ state: 'void', coins: 0, reason: '好友与你使用同一收款账号' });
});

const settleDue = async (): Promise<void> =>
  await system.platform.jobs.handlerOf('invite.settle-rewards')?.({}, { id: 'due', attempt: 0 });
const undoSurvey = async ({ id: memberId }: TestMember, causeId: string): Promise<void> =>
  await system.platform.database.transaction((tx) =>
    takeRewardsBack(inviteDeps(system.platform), tx, {
      memberId,
      causeId,
      note: '好友的首份问卷未通过审核',
    }),
  );

test('the first two steps wait without a date until a paid survey, and again when that is undone', async () => {
  const { inviter, friend } = await pair();
  await finish(friend, InviteStep.WelcomeSurvey);
  system.clock.advance(400 * DAY_MS);
  await settleDue();
  expect(await earned(inviter)).toEqual({ coins: 0, pendingCoins: 120 });

  const [first, second] = [system.platform.random.uuid(), system.platform.random.uuid()];
  await finish(friend, InviteStep.FirstSurvey, first);
  system.clock.advance(3 * DAY_MS);
  await undoSurvey(friend, first);
  expect(await earned(inviter)).toEqual({ coins: 0, pendingCoins: 120 });
  system.clock.advance(30 * DAY_MS);
  await settleDue();
  expect(await earned(inviter)).toEqual({ coins: 0, pendingCoins: 120 });

  await finish(friend, InviteStep.FirstSurvey, second);
  system.clock.advance(7 * DAY_MS);
  await settleDue();
  expect(await earned(inviter)).toEqual({ coins: 320, pendingCoins: 0 });
});

test('no reward arrives while the coins of the survey itself are pending', async () => {
  const { inviter, friend } = await pair();
  const survey = system.platform.random.uuid();
  const { database } = system.platform;
  await database.transaction((tx) =>
    transfer(tx, {
      key: `participation:${survey}`,
      memberId: friend.id,
      reason: 'earned',
      cause: { kind: 'participation', id: survey, title: '早餐习惯' },
      legs: [{ asset: 'pendingCoin', amount: 50, platform: 'issue' }],
      at: system.clock.now(),
    }),
  );
  await finish(friend, InviteStep.FirstSurvey, survey);
  system.clock.advance(8 * DAY_MS);
  await settleDue();
  expect(await earned(inviter)).toEqual({ coins: 0, pendingCoins: 220 });
  const at = system.clock.now();
  await database.transaction((tx) => settle(tx, { memberId: friend.id, key: `participation:${survey}`, at }));
  system.clock.advance(2 * DAY_MS);
  await settleDue();
  expect(await earned(inviter)).toEqual({ coins: 220, pendingCoins: 0 });
});

test('spent coins of a reward are owed when it is taken back, and the inviter reads how they are paid', async () => {
  const { inviter, friend } = await pair();
  const survey = system.platform.random.uuid();
  await finish(friend, InviteStep.FirstSurvey, survey);
  system.clock.advance(7 * DAY_MS);
  await settleDue();
  const { database } = system.platform;
  const move = async (key: string, amount: number): Promise<void> => {
    await database.transaction((tx) =>
      transfer(tx, {
        key,
        memberId: inviter.id,
        reason: amount > 0 ? 'earned' : 'spent',
        cause: { kind: amount > 0 ? 'campaign' : 'exchange', id: key, title: '视频会员卡' },
        legs: [{ asset: 'coin', amount, platform: amount > 0 ? 'campaign' : 'exchange' }],
        at: system.clock.now(),
      }),
    );
  };
  await move('spent', -150);
  await undoSurvey(friend, survey);
  await undoSurvey(friend, survey);
  expect(await earned(inviter)).toEqual({ coins: 0, pendingCoins: 0 });
  expect(await owedCoins(database.read, inviter.id)).toBe(130);
  const again = await system.signIn(inviter.asker.deviceId.replace('device-', ''), inviter.asker.deviceId);
  expect(await system.get('listPoints', {}, again)).toMatchObject({ available: 0, pending: 0, owed: 130 });
  const { items } = await system.get('listMessages', {}, again);
  expect(items[0]).toMatchObject({
    title: '邀请奖励 200 金币已收回',
    body: '好友的首份问卷未通过审核。其中 130 金币已经用掉，记为待抵扣，会从之后到账的金币里抵扣。',
  });
  await move('campaign', 100);
  expect(await system.get('listPoints', {}, again)).toMatchObject({ available: 0, owed: 30 });
  await move('more', 100);
  expect(await system.get('listPoints', {}, again)).toMatchObject({ available: 70, owed: 0 });
});
