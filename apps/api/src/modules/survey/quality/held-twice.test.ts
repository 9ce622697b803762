import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { byMember } from '../../../../test/calls/by-member.ts';
import { testDatabase } from '../../../../test/database/test-database.ts';
import { insertTask } from '../../../../test/members/insert-task.ts';
import { answerWhilePaused, finishPaused } from '../../../../test/survey/answer-while-paused.ts';
import { testSurvey, type TestSurvey } from '../../../../test/survey/survey-world.ts';
import { together } from '../../../../test/together.ts';
import type { Database } from '../../../platform/database/database.ts';
import { balances, coinStatement, reconcile } from '../../ledger/module.ts';
import { endParticipation } from '../../task/module.ts';
import { insertParticipation } from '../../task/participation/participation-store.ts';
import { participationChecks } from '../../task/participation/reconcile-participations.ts';
import { releaseHeld } from '../../task/participation/release-held.ts';
import { getSurveyResult } from '../answering/survey-result.ts';
import { decideHeldPay, listHeldPay, releaseHeldPay } from './held-pay.ts';

const DAY_MS = 86_400_000;
const START = '2026-11-21T12:00:00+08:00';

let database: Database;
let survey: TestSurvey;
beforeAll(async () => {
  database = await testDatabase();
  survey = testSurvey(database, { joinedAt: () => Promise.resolve(new Date(START)) });
});
beforeEach(() => survey.deps.clock.set(START));
afterAll(() => database.close());

/** Pays a new member the coins that a day pays at once. */
const fillDay = async (memberId: string): Promise<void> => {
  const { deps } = survey;
  const at = deps.clock.now();
  await database.transaction(async (tx) => {
    const taskId = await insertTask(tx, deps, { type: 2, coins: 300 });
    const promised = { coins: 300, credit: 0, consolation: 0 };
    const own = {
      memberId,
      id: deps.random.uuid(),
      taskId,
      device: 1,
      consentAt: null,
      consentText: null,
    } as const;
    await insertParticipation(tx, { ...own, supportCode: 'C7F3-29KD', promised, startedAt: at });
    await endParticipation(tx, deps, own, { result: 1, at });
  });
};

/** A new member's questionnaire of 60 coins that is beyond the day's coins and was answered together with another one. */
const heldTwice = async () => {
  const one = await answerWhilePaused(survey);
  await fillDay(one.member.id);
  const { resultId } = await finishPaused(survey, one);
  const { id: memberId } = one.member;
  return {
    sessionId: one.id,
    memberId,
    money: async () => {
      const { coins, pendingCoins } = await balances(database.read, memberId);
      return [coins, pendingCoins];
    },
    earned: async () =>
      (await getSurveyResult(survey.deps, byMember(memberId, { params: { id: resultId } }))).earned,
    decide: (verdict: 'paid' | 'refused') =>
      decideHeldPay(survey.deps, { sessionId: one.id, verdict, operator: '林晓', reason: '互相复制' }),
  };
};

const runJobs = async (): Promise<void> => {
  await releaseHeld(survey.deps);
  await releaseHeldPay(survey.deps);
};

describe('pay that is under review and beyond the coins of a new member’s day (rules 3.34 and 4.25)', () => {
  it('waits for the review first, and the day named is the later one', async () => {
    const one = await heldTwice();
    expect(await one.money()).toEqual([300, 60]);
    expect(await one.earned()).toMatchObject({
      state: 'pending',
      pendingFor: 'review',
      expectedAt: new Date(survey.deps.clock.now().getTime() + 7 * DAY_MS).toISOString(),
    });
    expect(
      (await listHeldPay(survey.deps, { after: undefined, limit: 200 })).map((held) => held.sessionId),
    ).toContain(one.sessionId);
  });

  it('an early yes leaves it pending for the three days, and then it is paid once', async () => {
    const one = await heldTwice();
    const until = new Date(survey.deps.clock.now().getTime() + 3 * DAY_MS);
    survey.deps.clock.advance(DAY_MS);
    await one.decide('paid');
    expect(await one.earned()).toMatchObject({
      state: 'pending',
      pendingFor: 'newcomer',
      expectedAt: until.toISOString(),
    });
    await runJobs();
    expect(await one.money()).toEqual([300, 60]);
    survey.deps.clock.set(until.toISOString());
    await together(4, runJobs);
    await runJobs();
    expect(await one.money()).toEqual([360, 0]);
    expect(await one.earned()).toMatchObject({ state: 'available', pendingFor: null, expectedAt: null });
  });

  it('the end of the three days alone pays nothing, and a later yes pays at once', async () => {
    const one = await heldTwice();
    survey.deps.clock.advance(4 * DAY_MS);
    await runJobs();
    expect(await one.money()).toEqual([300, 60]);
    expect(await one.earned()).toMatchObject({ pendingFor: 'review' });
    await one.decide('paid');
    expect(await one.money()).toEqual([360, 0]);
  });

  it('a no takes it back, whether the three days are over or not, and no job pays it later', async () => {
    for (const days of [1, 4]) {
      survey.deps.clock.set(START);
      const one = await heldTwice();
      survey.deps.clock.advance(days * DAY_MS);
      await one.decide('refused');
      expect(await one.money()).toEqual([300, 0]);
      survey.deps.clock.advance(7 * DAY_MS);
      await runJobs();
      expect(await one.money()).toEqual([300, 0]);
      expect(await one.earned()).toMatchObject({ state: 'takenBack' });
    }
  });

  it('without a verdict it is paid after seven days, once, and the row of it has no reason left', async () => {
    const one = await heldTwice();
    survey.deps.clock.advance(7 * DAY_MS);
    await together(4, runJobs);
    expect(await one.money()).toEqual([360, 0]);
    const [line] = (await coinStatement(database.read, one.memberId, { cursor: undefined, limit: 1 })).lines;
    expect(line).toMatchObject({ amount: 60, pending: false });
    await expect(one.decide('refused')).rejects.toMatchObject({ name: 'HELD_PAY_DECIDED' });
  });
});

it('afterwards every paid participation has its transfer', async () => {
  const results = await reconcile(database, participationChecks);
  expect(results.flatMap(({ findings }) => findings)).toEqual([]);
});
