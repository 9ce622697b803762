import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../platform/database/database.ts';
import { testDatabase } from '../../../../test/database/test-database.ts';
import { balances, reconcile } from '../../ledger/module.ts';
import { participationChecks } from '../../task/participation/reconcile-participations.ts';
import { getSurveyResult } from '../answering/survey-result.ts';
import { startParticipation } from '../start/start.ts';
import { decideHeldPay, listHeldPay, releaseHeldPay } from './held-pay.ts';
import { byMember } from '../../../../test/calls/by-member.ts';
import { meal, passScreening, short } from '../../../../test/survey/short-survey.ts';
import { answerWhilePaused, finishPaused } from '../../../../test/survey/answer-while-paused.ts';
import { begin, testSurvey, type TestMember, type TestSurvey } from '../../../../test/survey/survey-world.ts';
import { savePage } from '../answering/save-page.ts';

let database: Database;
let survey: TestSurvey;
beforeAll(async () => {
  database = await testDatabase();
  survey = testSurvey(database);
});
afterAll(() => database.close());

const pausing = (ageMs?: number) => answerWhilePaused(survey, ageMs);
const finish = (one: { member: TestMember; id: string }) => finishPaused(survey, one);

it('pages answered at the same time as those of another questionnaire hold the pay, and the result says so (rule 3.34)', async () => {
  const one = await pausing();
  const { resultId, result } = await finish(one);
  expect(result).toBe(1);
  expect(await balances(database.read, one.member.id)).toMatchObject({ coins: 0, pendingCoins: 60 });
  const page = await getSurveyResult(survey.deps, byMember(one.member.id, { params: { id: resultId } }));
  expect(page.earned.state).toBe('pending');
  expect(page.reason).toBe('60 金币已为你记下，与另一份问卷同时作答，人工核对后到账，最晚 7 天。');
  expect(await listHeldPay(survey.deps, { after: undefined, limit: 200 })).toContainEqual(
    expect.objectContaining({ sessionId: one.id, overlapSeconds: 30 }),
  );
});

it('answers that were given before the pause and arrive later hold nothing', async () => {
  const one = await pausing(31_000);
  await finish(one);
  expect((await balances(database.read, one.member.id)).coins).toBe(60);
});

it('an operator pays or refuses held pay once, and the member reads why', async () => {
  const paid = await pausing();
  await finish(paid);
  await decideHeldPay(survey.deps, {
    sessionId: paid.id,
    verdict: 'paid',
    operator: '林晓',
    reason: null,
  });
  expect((await balances(database.read, paid.member.id)).coins).toBe(60);
  const refused = await pausing();
  const { resultId } = await finish(refused);
  const decision = { sessionId: refused.id, operator: '林晓', reason: '两份的答案互相复制' } as const;
  await decideHeldPay(survey.deps, { ...decision, verdict: 'refused' });
  await expect(decideHeldPay(survey.deps, { ...decision, verdict: 'paid' })).rejects.toMatchObject({
    name: 'HELD_PAY_DECIDED',
  });
  expect(await balances(database.read, refused.member.id)).toMatchObject({ coins: 0, pendingCoins: 0 });
  const page = await getSurveyResult(survey.deps, byMember(refused.member.id, { params: { id: resultId } }));
  expect(page.reason).toContain('两份的答案互相复制');
});

it('pay that nobody reviewed is available after 7 days, and not before', async () => {
  const one = await pausing();
  await finish(one);
  const days = 86_400_000;
  survey.deps.clock.advance(7 * days - 1000);
  await releaseHeldPay(survey.deps);
  expect((await balances(database.read, one.member.id)).coins).toBe(0);
  survey.deps.clock.advance(1000);
  await releaseHeldPay(survey.deps);
  expect((await balances(database.read, one.member.id)).coins).toBe(60);
});

it('an unpaid questionnaire has nothing to hold', async () => {
  const [first, second] = [await survey.host(short, { coins: 0 }), await survey.host(short)];
  const member = await survey.member();
  const id = await begin(survey.deps, member, first);
  await passScreening(survey, { member, id });
  const { sessionId } = await startParticipation(survey.deps, member.id, member.origin, {
    taskHashId: second.hashId,
    pause: id,
  });
  survey.deps.clock.advance(60_000);
  await passScreening(survey, { member, id: sessionId });
  await savePage(survey.deps, member.id, id, { page: 'meal', answers: meal, revision: 1 });
  await startParticipation(survey.deps, member.id, member.origin, {
    taskHashId: first.hashId,
    pause: sessionId,
  });
  survey.deps.clock.advance(20_000);
  await finish({ member, id });
  expect(
    (await listHeldPay(survey.deps, { after: undefined, limit: 200 })).map((held) => held.sessionId),
  ).not.toContain(id);
});

it('afterwards every paid participation has its transfer', async () => {
  const results = await reconcile(database, participationChecks);
  expect(results.flatMap(({ findings }) => findings)).toEqual([]);
});
