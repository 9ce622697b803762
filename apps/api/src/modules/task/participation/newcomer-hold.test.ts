import type { TaskType } from '@yayan/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../platform/database/database.ts';
import { testDatabase } from '../../../../test/database/test-database.ts';
import { insertTask } from '../../../../test/members/insert-task.ts';
import { testSurvey, type TestSurvey } from '../../../../test/survey/survey-world.ts';
import { together } from '../../../../test/together.ts';
import { balances, coinStatement, reconcile } from '../../ledger/module.ts';
import type { Participation } from '../participation.ts';
import { earned } from '../results/earned.ts';
import { resultReason } from '../results/result-reason.ts';
import { releasePayment, takeBackPayment, waitForPartner } from './confirm-payment.ts';
import { endParticipation } from './end-participation.ts';
import { findParticipation, insertParticipation, lockParticipation } from './participation-store.ts';
import { participationChecks } from './reconcile-participations.ts';
import { releaseHeld } from './release-held.ts';

const DAY_MS = 86_400_000;
const JOINED = '2026-11-20T12:00:00+08:00';
const NOTE = '注册第一周，每天直接到账的问卷金币有上限；这份超过了当天的上限，整份晚 3 天到账';

let database: Database;
let survey: TestSurvey;
beforeAll(async () => {
  database = await testDatabase();
  survey = testSurvey(database, { joinedAt: () => Promise.resolve(new Date(JOINED)) });
});
beforeEach(() => survey.deps.clock.set('2026-11-21T12:00:00+08:00'));
afterAll(() => database.close());

/** An open participation of a member in a new task that pays this many coins. */
async function begun(memberId: string, coins: number, type: TaskType = 2): Promise<Participation> {
  const { deps } = survey;
  return await database.transaction(async (tx) => {
    const taskId = await insertTask(tx, deps, { type, coins });
    const opened = await insertParticipation(tx, {
      memberId,
      id: deps.random.uuid(),
      taskId,
      device: 1,
      consentAt: null,
      consentText: null,
      supportCode: 'C7F3-29KD',
      promised: { coins, credit: 1, consolation: 0 },
      startedAt: deps.clock.now(),
    });
    return opened ?? expect.fail('not opened');
  });
}

const end = async (own: Participation, pendingUntil?: Date): Promise<Participation> =>
  await database.transaction(async (tx) => {
    const at = survey.deps.clock.now();
    const ended = await endParticipation(tx, survey.deps, own, {
      result: 1,
      at,
      ...(pendingUntil && { pendingUntil }),
    });
    return ended ?? expect.fail('ended before');
  });

const pay = async (memberId: string, coins: number, type?: TaskType): Promise<Participation> =>
  await end(await begun(memberId, coins, type));
const newcomer = async (): Promise<string> => (await survey.member()).id;
const money = async (memberId: string) => {
  const { coins, pendingCoins } = await balances(database.read, memberId);
  return [coins, pendingCoins];
};
const found = async ({ memberId, id }: Participation): Promise<Participation> =>
  (await findParticipation(database.read, memberId, id)) ?? expect.fail('gone');
const locked = (own: Participation, act: typeof releasePayment) =>
  database.transaction(async (tx) => {
    const now = (await lockParticipation(tx, own.memberId, own.id)) ?? expect.fail('gone');
    await act(tx, survey.deps, now, survey.deps.clock.now());
  });

describe('rule 4.25: in the first seven days', () => {
  it('300 coins a day are paid at once, and a survey beyond them in three days', async () => {
    const memberId = await newcomer();
    for (const coins of [120, 180]) expect((await pay(memberId, coins)).earning).toBeNull();
    const held = await pay(memberId, 80);
    expect(earned(held)).toMatchObject({
      coins: 80,
      state: 'pending',
      pendingFor: 'newcomer',
      expectedAt: '2026-11-24T04:00:00.000Z',
    });
    expect(resultReason(held, null)).toBe(`80 金币已为你记下：${NOTE}。`);
    expect(await money(memberId)).toEqual([300, 80]);
    survey.deps.clock.set('2026-11-22T00:00:00+08:00');
    expect((await pay(memberId, 300)).earning).toBeNull();
    expect(await money(memberId)).toEqual([600, 80]);
  });

  it('the first survey pays at once, however much it is, and counts for its day', async () => {
    const memberId = await newcomer();
    expect((await pay(memberId, 640)).earning).toBeNull();
    expect((await pay(memberId, 1)).earning).toMatchObject({ state: 'pending' });
    expect(await money(memberId)).toEqual([640, 1]);
  });

  it('a held survey leaves its place in the day to a smaller one', async () => {
    const memberId = await newcomer();
    await pay(memberId, 200);
    await pay(memberId, 320);
    expect((await pay(memberId, 100)).earning).toBeNull();
    expect(await money(memberId)).toEqual([300, 320]);
  });

  it('a browse task doesn’t take the place of the first survey, and counts for the day', async () => {
    const memberId = await newcomer();
    await pay(memberId, 10, 0);
    expect((await pay(memberId, 320)).earning).toBeNull();
    expect((await pay(memberId, 10, 0)).earning).toMatchObject({ state: 'pending' });
    expect(await money(memberId)).toEqual([330, 10]);
  });

  it('other tasks are neither held nor counted', async () => {
    const memberId = await newcomer();
    await pay(memberId, 300);
    expect((await pay(memberId, 500, 5)).earning).toBeNull();
    expect(await money(memberId)).toEqual([800, 0]);
  });

  it('they end after exactly seven days', async () => {
    const memberId = await newcomer();
    survey.deps.clock.set('2026-11-27T11:59:59.999+08:00');
    await pay(memberId, 300);
    expect((await pay(memberId, 300)).earning).toMatchObject({ state: 'pending' });
    survey.deps.clock.set('2026-11-27T12:00:00+08:00');
    expect((await pay(memberId, 300)).earning).toBeNull();
  });

  it('the row says why and until when, and the row of the arrival has no reason left', async () => {
    const memberId = await newcomer();
    await pay(memberId, 300);
    await pay(memberId, 50);
    const [line] = (await coinStatement(database.read, memberId, { cursor: undefined, limit: 1 })).lines;
    expect(line).toMatchObject({ amount: 50, pending: true, note: NOTE });
    expect(line?.expectedAt).toEqual(new Date('2026-11-24T12:00:00+08:00'));
  });
});

describe('the job', () => {
  it('makes the coins available after three days, once, however often it runs', async () => {
    const memberId = await newcomer();
    await pay(memberId, 300);
    const held = await pay(memberId, 200);
    survey.deps.clock.set('2026-11-24T11:59:59+08:00');
    await releaseHeld(survey.deps);
    expect(await money(memberId)).toEqual([300, 200]);
    survey.deps.clock.set('2026-11-24T12:00:00+08:00');
    const outcomes = await together(8, () => releaseHeld(survey.deps));
    expect(outcomes.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 'fulfilled'));
    await releaseHeld(survey.deps);
    expect(await money(memberId)).toEqual([500, 0]);
    expect(earned(await found(held))).toMatchObject({
      state: 'available',
      pendingFor: null,
      expectedAt: null,
    });
  });

  it('releases nothing of what was taken back meanwhile', async () => {
    const memberId = await newcomer();
    await pay(memberId, 300);
    const held = await pay(memberId, 200);
    await locked(
      held,
      async (tx, deps, own, at) => void (await takeBackPayment(tx, deps, own, { note: '未通过', at })),
    );
    survey.deps.clock.advance(4 * DAY_MS);
    await releaseHeld(survey.deps);
    expect(await money(memberId)).toEqual([300, 0]);
    expect((await found(held)).earning).toMatchObject({ state: 'takenBack', note: '未通过' });
  });
});

describe('a partner’s survey', () => {
  const confirm = (own: Participation) => locked(own, releasePayment);

  it('that its partner confirms early stays held until the three days are over', async () => {
    const memberId = await newcomer();
    await pay(memberId, 300);
    const until = new Date(survey.deps.clock.now().getTime() + 14 * DAY_MS);
    const own = await end(await begun(memberId, 90), until);
    expect(earned(own)).toMatchObject({ pendingFor: 'partner', expectedAt: until.toISOString() });
    survey.deps.clock.advance(DAY_MS);
    await confirm(own);
    expect(earned(await found(own))).toMatchObject({
      state: 'pending',
      pendingFor: 'newcomer',
      expectedAt: '2026-11-24T04:00:00.000Z',
    });
    expect(await money(memberId)).toEqual([300, 90]);
    survey.deps.clock.advance(2 * DAY_MS);
    await releaseHeld(survey.deps);
    expect(await money(memberId)).toEqual([390, 0]);
  });

  it('that is confirmed after the three days is available at once, and not before', async () => {
    const memberId = await newcomer();
    await pay(memberId, 300);
    const own = await end(
      await begun(memberId, 90),
      new Date(survey.deps.clock.now().getTime() + 14 * DAY_MS),
    );
    survey.deps.clock.advance(4 * DAY_MS);
    await releaseHeld(survey.deps);
    expect(await money(memberId)).toEqual([300, 90]);
    await confirm(own);
    expect(await money(memberId)).toEqual([390, 0]);
  });

  it('that is disputed after its confirmation waits for the decision, not for the job', async () => {
    const memberId = await newcomer();
    await pay(memberId, 300);
    const own = await end(
      await begun(memberId, 90),
      new Date(survey.deps.clock.now().getTime() + 14 * DAY_MS),
    );
    await confirm(own);
    await locked(own, async (tx, _deps, now) => await waitForPartner(tx, now));
    survey.deps.clock.advance(4 * DAY_MS);
    await releaseHeld(survey.deps);
    expect(await money(memberId)).toEqual([300, 90]);
    await confirm(own);
    expect(await money(memberId)).toEqual([390, 0]);
  });
});

it('of surveys that end at the same time only those within the day pay at once', async () => {
  const memberId = await newcomer();
  await pay(memberId, 100);
  const open: Participation[] = [];
  for (let count = 0; count < 8; count += 1) open.push(await begun(memberId, 100));
  const outcomes = await together(8, (index) => end(open[index] ?? expect.fail('none')));
  expect(outcomes.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 'fulfilled'));
  expect(await money(memberId)).toEqual([300, 600]);
});

it('of first surveys that end at the same time one pays at once', async () => {
  const memberId = await newcomer();
  const open = [await begun(memberId, 400), await begun(memberId, 400), await begun(memberId, 400)];
  await together(3, (index) => end(open[index] ?? expect.fail('none')));
  expect(await money(memberId)).toEqual([400, 800]);
});

it('the ledger agrees with every participation of this file', async () => {
  const findings = (await reconcile(database, participationChecks)).flatMap((check) => check.findings);
  expect(findings).toEqual([]);
});
