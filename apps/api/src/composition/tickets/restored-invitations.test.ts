import { demoDefinition } from '@yayan/survey-engine/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserOfDevice } from '../../../test/calls/test-browser.ts';
import { ticketCalls } from '../../../test/feedback/ticket-calls.ts';
import { codeOf, joinAs, type TestMember } from '../../../test/invite/invite.ts';
import { begin, save, submit, testSurvey, type TestSurvey } from '../../../test/survey/survey-world.ts';
import { TestSystem } from '../../../test/system/test-system.ts';
import { decideAppeal, moveTicket } from '../../modules/feedback/module.ts';
import { inviteRewardsPaid, recordPayee, restoreInvitation } from '../../modules/invite/module.ts';
import { balances, reconcile } from '../../modules/ledger/module.ts';
import { lockParticipation, takeBackPayment } from '../../modules/task/module.ts';
import { operatorFeedback } from './feedback-deps.ts';
import { inviteDeps, withInviteSteps } from '../ports/invite-ports.ts';

const short = demoDefinition('short');
const meal = { foods: ['bun', 'egg'], place: 'home', satisfaction: 4 };

let system: TestSystem;
let survey: TestSurvey;
beforeAll(async () => {
  system = await TestSystem.start({ seeded: false });
  survey = testSurvey(system.platform.database, withInviteSteps({}, inviteDeps(system.platform)));
});
afterAll(async () => {
  const results = await reconcile(system.platform.database, [inviteRewardsPaid]);
  await system.stop();
  expect(results.flatMap(({ findings }) => findings)).toEqual([]);
});

const { opened } = ticketCalls(() => system);

/** A friend who joined with the inviter's device, which makes the invitation void. */
async function voidPair(): Promise<{ inviter: TestMember; friend: TestMember; id: string }> {
  const inviter = await joinAs(system);
  const { deviceId } = inviter.asker;
  const friend = await joinAs(system, { inviteCode: await codeOf(system, inviter), deviceId });
  const { items } = await system.get('listInvitees', {}, inviter.asker);
  expect(items).toMatchObject([{ state: 'void' }]);
  return { inviter, friend, id: items[0]?.id ?? '' };
}

/** Lets the friend finish a paid survey, and returns the participation's id. */
async function finishSurvey(friend: TestMember): Promise<string> {
  const hosted = await survey.host(short);
  const origin = {
    ...friend.asker,
    requestId: 'test',
    device: 1 as const,
    userAgent: null,
    browser: browserOfDevice(`${friend.asker.deviceId}:${friend.id}`),
  };
  const member = { id: friend.id, origin };
  const id = await begin(survey.deps, member, hosted);
  await save(survey.deps, member, id, 'screening', { breakfast: 'daily' }, 0);
  survey.deps.clock.advance(60_000);
  await submit(survey.deps, member, id, { page: 'meal', answers: meal, revision: 1 });
  return id;
}
const reverse = (friend: TestMember, id: string) =>
  system.platform.database.transaction(async (tx) => {
    const own = (await lockParticipation(tx, friend.id, id)) ?? expect.fail('no participation');
    await takeBackPayment(tx, survey.deps, own, { note: '合作方撤回', at: survey.deps.clock.now() });
  });
const restore = (inviter: TestMember, id: string) =>
  system.platform.database.transaction((tx) =>
    restoreInvitation(inviteDeps(system.platform), tx, { inviterId: inviter.id, id }),
  );
const payee = (member: TestMember) =>
  system.platform.database.transaction((tx) =>
    recordPayee(inviteDeps(system.platform), tx, member.id, 'alipay:shared'),
  );
const pending = async ({ id }: TestMember) =>
  (await balances(system.platform.database.read, id)).pendingCoins;

describe('rule 4.23: an invitation that is void by mistake', () => {
  it('counts again once it is restored: steps done meanwhile earn once, also by two acts at once', async () => {
    const { inviter, friend, id } = await voidPair();
    await finishSurvey(friend);
    expect(await pending(inviter)).toBe(0);
    const acts = await Promise.allSettled([restore(inviter, id), restore(inviter, id)]);
    expect(acts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await pending(inviter)).toBe(220);
    await finishSurvey(friend);
    expect(await pending(inviter)).toBe(220);
    const { items } = await system.get('listInvitees', {}, inviter.asker);
    expect(items).toMatchObject([{ state: 'completed', reason: null, coins: 220 }]);
  });

  it('is restored by the verdict on an appeal, and no rule makes it void again', async () => {
    const { inviter, friend, id } = await voidPair();
    const { number } = await opened(inviter.asker, {
      kind: 'appeal',
      subject: { type: 'invitation', id },
    });
    const feedback = operatorFeedback(system.platform);
    await moveTicket(feedback, number, { move: 'accepted', by: '林晓', text: null });
    const verdict = { coins: undefined, points: undefined, days: undefined, reason: '一家人', by: '林晓' };
    await expect(decideAppeal(feedback, number, { ...verdict, verdict: 'partly' })).rejects.toThrow();
    await decideAppeal(feedback, number, { ...verdict, verdict: 'reversed' });
    expect(await pending(inviter)).toBe(20);
    await payee(inviter);
    await payee(friend);
    expect(await pending(inviter)).toBe(20);
    await expect(restore(inviter, id)).rejects.toMatchObject({ name: 'INVITATION_NOT_VOID' });
  });

  it('is not restored by somebody else, and not unless it is void', async () => {
    const { id } = await voidPair();
    const stranger = await joinAs(system);
    await expect(restore(stranger, id)).rejects.toMatchObject({ name: 'NOT_FOUND' });
  });

  it('gets back what was taken when it became void', async () => {
    const inviter = await joinAs(system);
    const friend = await joinAs(system, { inviteCode: await codeOf(system, inviter) });
    await finishSurvey(friend);
    expect(await pending(inviter)).toBe(220);
    await payee(inviter);
    await payee(friend);
    expect(await pending(inviter)).toBe(0);
    const { items } = await system.get('listInvitees', {}, inviter.asker);
    expect(await restore(inviter, items[0]?.id ?? '')).toBe(2);
    expect(await pending(inviter)).toBe(220);
  });
});

it('rule 4.23: a first survey that is reversed does not lose the step: the next paid survey earns it', async () => {
  const inviter = await joinAs(system);
  const friend = await joinAs(system, { inviteCode: await codeOf(system, inviter) });
  const first = await finishSurvey(friend);
  await reverse(friend, first);
  expect(await pending(inviter)).toBe(20);
  const second = await finishSurvey(friend);
  expect(await pending(inviter)).toBe(220);
  await reverse(friend, second);
  await finishSurvey(friend);
  await finishSurvey(friend);
  expect(await pending(inviter)).toBe(220);
});
