import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../platform/database/database.ts';
import { testDatabase } from '../../../../test/database/test-database.ts';
import { allTogether } from '../../../../test/together.ts';
import { balances } from '../../ledger/module.ts';
import { getSurveyResult } from '../answering/survey-result.ts';
import { byMember } from '../../../../test/calls/by-member.ts';
import { saveDrafts } from '../answering/save-drafts.ts';
import { surveySession } from '../answering/survey-session.ts';
import { sweepSeats } from '../answering/sweep-seats.ts';
import { startParticipation } from '../start/start.ts';
import { meal, passScreening, screening, short } from '../../../../test/survey/short-survey.ts';
import {
  begin,
  type HostedTask,
  refusalOf,
  save,
  startTask,
  submit,
  testSurvey,
  type TestMember,
  type TestSurvey,
} from '../../../../test/survey/survey-world.ts';

let database: Database;
let survey: TestSurvey;
beforeAll(async () => {
  database = await testDatabase();
  survey = testSurvey(database);
});
afterAll(() => database.close());

const startInstead = (member: TestMember, task: HostedTask, pause: string) =>
  startParticipation(survey.deps, member.id, member.origin, { taskHashId: task.hashId, pause });

const answeredNow = async (member: TestMember): Promise<string[]> =>
  (
    await database.read
      .selectFrom('survey_spans')
      .select('participation_id')
      .where('member_id', '=', member.id)
      .where('ended_at', 'is', null)
      .execute()
  ).map(({ participation_id }) => participation_id);

const nothing = (revision: number) => ({
  page: 'screening',
  answers: {},
  cleared: [],
  revision,
  draftRevision: 0,
});

/** A member who answers the first task and has not started the second. */
async function answering() {
  const [first, second] = [await survey.host(short, { title: '第一份' }), await survey.host(short)];
  const member = await survey.member();
  const id = await begin(survey.deps, member, first);
  return { member, first, second, id };
}

describe('one interview at a time (rule 3.33)', () => {
  it('refuses a second questionnaire with the first one, and starts nothing', async () => {
    const { member, first, second, id } = await answering();
    await passScreening(survey, { member, id });
    const refusal = await refusalOf(startTask(survey, member, second));
    expect(refusal).toEqual({
      name: 'INTERVIEW_OPEN',
      data: { sessionId: id, taskHashId: first.hashId, title: '第一份', seatUntil: expect.any(String) },
    });
    const started = await database.read
      .selectFrom('participations')
      .select('id')
      .where('member_id', '=', member.id)
      .execute();
    expect(started).toEqual([{ id }]);
  });

  it('starts the second one if it is asked to pause the first, which keeps its answers and its seat', async () => {
    const { member, second, id } = await answering();
    await passScreening(survey, { member, id });
    const { seatUntil } = await surveySession(survey.deps, member.id, id);
    const { sessionId } = await startInstead(member, second, id);
    expect(await answeredNow(member)).toEqual([sessionId]);
    expect(await surveySession(survey.deps, member.id, id)).toMatchObject({
      answers: screening,
      seatUntil,
      state: 'open',
      pausedBy: { sessionId },
    });
    expect(await surveySession(survey.deps, member.id, sessionId)).toMatchObject({ pausedBy: null });
  });

  it('going on with the paused one asks about the other, by a start and by drafts', async () => {
    const { member, first, second, id } = await answering();
    const { sessionId } = await startInstead(member, second, id);
    expect(await refusalOf(startTask(survey, member, first))).toMatchObject({
      name: 'INTERVIEW_OPEN',
      data: { sessionId },
    });
    expect(await saveDrafts(survey.deps, member.id, id, nothing(0))).toMatchObject({
      pausedBy: { sessionId },
    });
    expect(await saveDrafts(survey.deps, member.id, id, { ...nothing(0), pause: sessionId })).toMatchObject({
      pausedBy: null,
    });
    expect(await answeredNow(member)).toEqual([id]);
    expect(await startInstead(member, second, id)).toMatchObject({ sessionId, kind: 'hosted' });
    expect(await answeredNow(member)).toEqual([sessionId]);
  });

  it('pauses only the questionnaire that was named', async () => {
    const { member, first, second, id } = await answering();
    const third = await survey.host(short);
    const { sessionId } = await startInstead(member, second, id);
    expect(await refusalOf(startInstead(member, third, id))).toMatchObject({
      name: 'INTERVIEW_OPEN',
      data: { sessionId },
    });
    expect(await refusalOf(startInstead(member, first, id))).toMatchObject({ name: 'INTERVIEW_OPEN' });
    expect(await answeredNow(member)).toEqual([sessionId]);
  });

  it.each([2, 10])(
    'of %i concurrent starts of different questionnaires exactly one is active, the others leave nothing',
    async (count) => {
      const member = await survey.member();
      const tasks = await Promise.all(Array.from({ length: count }, () => survey.host(short)));
      const outcomes = await allTogether(count, (index) =>
        refusalOf(startTask(survey, member, tasks[index] ?? expect.fail())),
      );
      expect(outcomes.filter(({ name }) => name === 'accepted')).toHaveLength(1);
      expect(outcomes.filter(({ name }) => name === 'INTERVIEW_OPEN')).toHaveLength(count - 1);
      expect(await answeredNow(member)).toHaveLength(1);
    },
  );

  it('of 10 concurrent starts that pause the same questionnaire exactly one is active', async () => {
    const { member, id } = await answering();
    const tasks = await Promise.all(Array.from({ length: 10 }, () => survey.host(short)));
    const outcomes = await allTogether(10, (index) =>
      refusalOf(startInstead(member, tasks[index] ?? expect.fail(), id)),
    );
    expect(outcomes.filter(({ name }) => name === 'accepted')).toHaveLength(1);
    expect(outcomes.filter(({ name }) => name === 'INTERVIEW_OPEN')).toHaveLength(9);
    expect(await answeredNow(member)).toHaveLength(1);
  });

  it('stores late pages and drafts of a paused one, and refuses only its submit', async () => {
    const { member, second, id } = await answering();
    await passScreening(survey, { member, id });
    survey.deps.clock.advance(60_000);
    const { sessionId } = await startInstead(member, second, id);
    const draft = { ...nothing(1), page: 'meal', answers: { place: 'home' } };
    expect(await saveDrafts(survey.deps, member.id, id, draft)).toMatchObject({
      outcome: 'stored',
      pausedBy: { sessionId },
    });
    expect(await save(survey.deps, member, id, 'meal', meal, 1)).toMatchObject({
      outcome: 'next',
      pausedBy: { sessionId },
    });
    const posted = { page: 'meal', answers: meal, revision: 2 };
    expect(await refusalOf(submit(survey.deps, member, id, posted))).toMatchObject({
      name: 'INTERVIEW_OPEN',
      data: { sessionId },
    });
    expect(await surveySession(survey.deps, member.id, id)).toMatchObject({ answers: meal });
    expect((await balances(database.read, member.id)).coins).toBe(0);
  });

  it('after the other one ended, the paused one goes on without a question', async () => {
    const { member, first, second, id } = await answering();
    const other = await startInstead(member, second, id);
    survey.deps.clock.advance(3000);
    await save(survey.deps, member, other.sessionId, 'screening', { breakfast: 'never' }, 0);
    expect(await answeredNow(member)).toEqual([]);
    expect(await surveySession(survey.deps, member.id, id)).toMatchObject({ pausedBy: null });
    expect(await startTask(survey, member, first)).toMatchObject({ sessionId: id, kind: 'hosted' });
    expect(await answeredNow(member)).toEqual([id]);
  });

  it('a questionnaire whose seat is over stops nobody, swept or not', async () => {
    const { member, second, id } = await answering();
    await passScreening(survey, { member, id });
    survey.deps.clock.advance(3_600_000);
    const { sessionId } = await startTask(survey, member, second);
    expect(await answeredNow(member)).toEqual([sessionId]);
    await sweepSeats(survey.deps);
    expect(await answeredNow(member)).toEqual([sessionId]);
  });

  it('counts only the time for which a questionnaire was answered, so all together never exceed the clock', async () => {
    const demanding = { ...short, host: { ...short.host, minimumSeconds: 60 } };
    const [first, second] = [await survey.host(demanding), await survey.host(demanding)];
    const member = await survey.member();
    const one = await begin(survey.deps, member, first);
    await passScreening(survey, { member, id: one });
    const other = await startInstead(member, second, one);
    await passScreening(survey, { member, id: other.sessionId });
    survey.deps.clock.advance(61_000);
    const posted = { page: 'meal', answers: meal, revision: 1 };
    expect(await submit(survey.deps, member, other.sessionId, posted)).toMatchObject({ result: 1 });
    const tooShort = await submit(survey.deps, member, one, posted);
    expect(tooShort).toMatchObject({ result: 4 });
    const page = byMember(member.id, { params: { id: tooShort.resultId } });
    expect(await getSurveyResult(survey.deps, page)).toMatchObject({
      elapsedSeconds: 0,
      reason: '用时 0 秒，明显短于正常用时，这份暂不能计入，没有金币。',
    });
  });
});
