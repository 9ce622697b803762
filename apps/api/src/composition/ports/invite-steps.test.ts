import { browserOfDevice } from '../../../test/calls/test-browser.ts';
import { TaskType } from '@yayan/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoDefinition } from '@yayan/survey-engine/testing';
import { TestSystem } from '../../../test/system/test-system.ts';
import { allTogether, together } from '../../../test/together.ts';
import { codeOf, joinAs, type TestMember } from '../../../test/invite/invite.ts';
import { inviteDeps, withInviteSteps } from './invite-ports.ts';
import { balances, reconcile } from '../../modules/ledger/module.ts';
import { begin, save, submit, testSurvey, type TestSurvey } from '../../../test/survey/survey-world.ts';
import { takeBackPayment } from '../../modules/task/participation/confirm-payment.ts';
import { lockParticipation } from '../../modules/task/participation/participations.ts';
import type { NewTask } from '../../modules/task/task.ts';
import { finishWelcome } from '../../modules/task/participation/welcome.ts';
import { inviteRewardsPaid } from '../../modules/invite/module.ts';

const short = demoDefinition('short');
const meal = { foods: ['bun', 'egg'], place: 'home', satisfaction: 4 };

let system: TestSystem;
let survey: TestSurvey;
beforeAll(async () => {
  system = await TestSystem.start({ seeded: false });
  survey = testSurvey(system.platform.database, withInviteSteps({}, inviteDeps(system.platform)));
});
afterAll(() => system.stop());

async function pair(): Promise<{ inviter: TestMember; friend: TestMember }> {
  const inviter = await joinAs(system);
  return { inviter, friend: await joinAs(system, { inviteCode: await codeOf(system, inviter) }) };
}

const earned = async ({ id }: TestMember) => {
  const { coins, pendingCoins } = await balances(system.platform.database.read, id);
  return { coins, pendingCoins };
};

/** The friend starts a task, pausing `paused`, and answers everything except the last page. */
async function nearlyDone(friend: TestMember, task: Partial<NewTask> = {}, paused?: { id: string }) {
  const hosted = await survey.host(short, task);
  const member = {
    id: friend.id,
    origin: {
      ...friend.asker,
      requestId: 'test',
      device: 1 as const,
      userAgent: null,
      browser: browserOfDevice(friend.asker.deviceId),
    },
  };
  const id = await begin(survey.deps, member, hosted, paused?.id);
  await save(survey.deps, member, id, 'screening', { breakfast: 'daily' }, 0);
  return { id, finish: () => submit(survey.deps, member, id, { page: 'meal', answers: meal, revision: 1 }) };
}

it('S4 race: a friend who submits three first surveys at once, again and again, earns the inviter one reward', async () => {
  const { inviter, friend } = await pair();
  const nearly: Awaited<ReturnType<typeof nearlyDone>>[] = [];
  for (let index = 0; index < 3; index += 1) {
    nearly.push(await nearlyDone(friend, {}, nearly.at(-1)));
    survey.deps.clock.advance(60_000);
  }
  // Only the one that isn't paused is taken (rule 3.33).
  const outcomes = await together(9, async (index) => await nearly[index % 3]?.finish());
  expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
  expect(await earned(inviter)).toEqual({ coins: 0, pendingCoins: 220 });
  const results = await reconcile(system.platform.database, [inviteRewardsPaid]);
  expect(results.flatMap(({ findings }) => findings)).toEqual([]);
});

it('the welcome task earns the inviter 100, and an unpaid survey nothing', async () => {
  const { inviter, friend } = await pair();
  await survey.host(short, { type: TaskType.Welcome });
  const unpaid = await nearlyDone(friend, { coins: 0 });
  survey.deps.clock.advance(60_000);
  await unpaid.finish();
  expect(await earned(inviter)).toEqual({ coins: 0, pendingCoins: 20 });
  const origin = { ...friend.asker, browser: browserOfDevice(friend.asker.deviceId), device: 1 } as const;
  const at = survey.deps.clock.now();
  await allTogether(3, () =>
    system.platform.database.transaction((tx) =>
      finishWelcome(tx, survey.deps, { memberId: friend.id, origin, at }),
    ),
  );
  expect(await earned(inviter)).toEqual({ coins: 0, pendingCoins: 120 });
});

it('taking back the pay of a first survey also takes back the reward of the inviter', async () => {
  const { inviter, friend } = await pair();
  const { id, finish } = await nearlyDone(friend);
  survey.deps.clock.advance(60_000);
  await finish();
  expect(await earned(inviter)).toEqual({ coins: 0, pendingCoins: 220 });
  await system.platform.database.transaction(async (tx) => {
    const participation = await lockParticipation(tx, friend.id, id);
    if (participation === undefined) throw new Error('There is no participation');
    const at = survey.deps.clock.now();
    await takeBackPayment(tx, survey.deps, participation, { note: '合作方撤回', at });
  });
  expect(await earned(inviter)).toEqual({ coins: 0, pendingCoins: 20 });
});
