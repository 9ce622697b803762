import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshMobile, TestSystem } from '../system/test-system.ts';

const short = 'Zao7kQ2mXn1B';
const skincare = 'Fu2eDx6wNa9P';
const meal = { foods: ['bun', 'egg'], place: 'home', satisfaction: 4 };

let system: TestSystem;
let mobiles = 500;
beforeAll(async () => {
  system = await TestSystem.start();
});
afterAll(() => system.stop());

const newMember = () => {
  mobiles += 1;
  return system.signIn(freshMobile(mobiles));
};
type Member = Awaited<ReturnType<typeof newMember>>;

const start = (member: Member, taskHashId: string) =>
  system.get('startParticipation', { body: { taskHashId } }, member);
const savePage = (member: Member, id: string, page: string, answers: object, revision: number) =>
  system.call('saveSurveyPage', { params: { id }, body: { page, answers, revision } }, member);

describe('every call conforms to the API document', () => {
  it('from the wall to the paid result, the records and the coins', async () => {
    const member = await newMember();
    const wall = await system.get('listTasks', {}, member);
    expect(wall.items.find(({ hashId }) => hashId === short)).toMatchObject({
      module: 1,
      availability: 'open',
      joinState: null,
    });
    const detail = await system.get('getTask', { params: { hashId: short } }, member);
    expect(detail).toMatchObject({ eligibility: { canStart: true, obstacle: null }, participation: null });

    const { sessionId: id } = await start(member, short);
    const session = await system.get('getSurveySession', { params: { id } }, member);
    expect(session).toMatchObject({ page: 'screening', revision: 0, task: { hashId: short } });
    expect(await savePage(member, id, 'screening', { breakfast: 'daily' }, 0)).toMatchObject({
      data: { outcome: 'next', page: 'meal', revision: 1, progress: 50 },
    });
    expect(await system.get('getTask', { params: { hashId: short } }, member)).toMatchObject({
      eligibility: { canStart: true },
      participation: { sessionId: id, progress: 50 },
      joinState: 0,
    });
    expect((await savePage(member, id, 'meal', { ...meal, role: 'host' }, 1)).code).toBe(22008);
    expect((await savePage(member, id, 'meal', meal, 0)).code).toBe(22010);

    system.clock.advance(60_000);
    const asked = {
      params: { id },
      body: { page: 'meal', answers: meal, revision: 1 },
      idempotencyKey: system.key(),
    };
    const outcome = await system.get('submitSurvey', asked, member);
    expect(await system.get('submitSurvey', asked, member)).toEqual(outcome);
    expect(
      await system.call('submitSurvey', { ...asked, idempotencyKey: system.key() }, member),
    ).toMatchObject({
      code: 22006,
      data: outcome,
    });
    const result = await system.get('getSurveyResult', { params: { id: outcome.resultId } }, member);
    expect(result).toMatchObject({ result: 1, earned: { coins: 20, credit: 2, state: 'available' } });
    const records = await system.get('listTaskRecords', { query: { state: 'ended' } }, member);
    expect(records.items).toMatchObject([
      { sessionId: id, resultId: outcome.resultId, coins: 20, earningState: 'available', reason: null },
    ]);
    const points = await system.get('listPoints', {}, member);
    expect(points).toMatchObject({
      available: 20,
      items: [{ amount: 20, cause: { kind: 'participation', id } }],
    });
    expect(await system.get('getTask', { params: { hashId: short } }, member)).toMatchObject({
      eligibility: { canStart: false, obstacle: { kind: 'joined' } },
      ownResult: { resultId: outcome.resultId, result: 1 },
    });
    expect((await system.call('startParticipation', { body: { taskHashId: short } }, member)).code).toBe(
      22005,
    );
  });

  it('screened out, quota full and blocked browser each end with their result', async () => {
    const member = await newMember();
    const { sessionId } = await start(member, short);
    system.clock.advance(3000);
    const out = await savePage(member, sessionId, 'screening', { breakfast: 'never' }, 0);
    expect(out).toMatchObject({ data: { outcome: 'ended', result: 2 } });
    const commute = await start(member, 'Lu3TqW8vKd5R');
    system.clock.advance(3000);
    const full = await savePage(member, commute.sessionId, 'screening', { days: 5, mode: 'taxi' }, 0);
    expect(full).toMatchObject({ data: { outcome: 'ended', result: 3 } });
    const { token } = await newMember();
    const refused = await system.get('startParticipation', { body: { taskHashId: short } }, { token });
    expect(refused.kind).toBe('ended');
    const id = refused.resultId ?? '';
    expect(await system.get('getSurveyResult', { params: { id } }, { token })).toMatchObject({ result: 6 });
    const records = await system.get('listTaskRecords', { query: { earningState: 'available' } }, member);
    expect(records.items.map(({ result, coins, consolation }) => [result, coins, consolation])).toEqual([
      [3, 10, true],
      [2, 5, true],
    ]);
  });

  it('the job of every minute ends participations whose seat time is over', async () => {
    const member = await newMember();
    const { sessionId: id } = await start(member, short);
    await savePage(member, id, 'screening', { breakfast: 'daily' }, 0);
    const sweep = system.platform.jobs.handlerOf('survey.sweep-seats');
    system.clock.advance(15 * 60_000 - 1);
    await sweep?.({}, { id: 'early', attempt: 0 });
    expect((await system.get('listTaskRecords', {}, member)).items).toMatchObject([{ state: 'open' }]);
    system.clock.advance(1);
    await sweep?.({}, { id: 'late', attempt: 0 });
    expect((await system.get('listTaskRecords', {}, member)).items).toMatchObject([
      { state: 'ended', result: 8, coins: 0, reason: '超过 15 分钟未提交，名额已让出。' },
    ]);
  });

  it('X8 odd texts, keys, types and answers of 1 MB are refused and never cause a server error', async () => {
    const member = await newMember();
    const { sessionId: id } = await start(member, short);
    await savePage(member, id, 'screening', { breakfast: 'daily' }, 0);
    const odd: object[] = [
      { ...meal, foods: ['other'], 'foods-Comment': 'a\u0000b' },
      { ...meal, foods: ['other'], 'foods-Comment': '\ud800' },
      { ...meal, foods: { 0: 'bun' } },
      { ...meal, foods: [['bun']] },
      { ...meal, satisfaction: '4' },
      { ...meal, satisfaction: 1e308 },
      { ...meal, place: true },
      { ...meal, constructor: 'x' },
      { ...meal, 'a\u0000': 1 },
      { ...meal, toString: { deep: { deeper: 1 } } },
    ];
    for (const answers of odd) {
      const { status, code } = await savePage(member, id, 'meal', answers, 1);
      expect([status < 500, code === 200], JSON.stringify(answers)).toEqual([true, false]);
    }
    const huge = { ...meal, foods: ['other'], 'foods-Comment': 'a'.repeat(1_000_000) };
    expect((await savePage(member, id, 'meal', huge, 1)).status).toBe(413);
    for (const page of ['__proto__', 'constructor', '𠮷'])
      expect((await savePage(member, id, page, meal, 1)).code).toBe(22009);
    expect((await savePage(member, id, 'a\u0000', meal, 1)).code).toBe(10002);
    expect(await savePage(member, id, 'meal', meal, 1)).toMatchObject({ code: 200, data: { revision: 2 } });
  });

  it('Z1 other members can read neither session nor result', async () => {
    const [member, other] = [await newMember(), await newMember()];
    const { sessionId: id } = await start(member, short);
    const body = { page: 'screening', answers: { breakfast: 'never' }, revision: 0 };
    expect((await system.call('getSurveySession', { params: { id } }, other)).code).toBe(404);
    expect((await system.call('saveSurveyPage', { params: { id }, body }, other)).code).toBe(404);
    const idempotencyKey = system.key();
    expect((await system.call('submitSurvey', { params: { id }, body, idempotencyKey }, other)).code).toBe(
      404,
    );
    const { data } = await savePage(member, id, 'screening', { breakfast: 'never' }, 0);
    const { resultId } = data as { resultId: string };
    expect((await system.call('getSurveyResult', { params: { id: resultId } }, other)).code).toBe(404);
  });

  it('consent, recommendations for a visitor, and an invalid cursor', async () => {
    const member = await newMember();
    expect((await system.call('startParticipation', { body: { taskHashId: skincare } }, member)).code).toBe(
      22012,
    );
    const body = { taskHashId: skincare, consent: true };
    expect((await system.get('startParticipation', { body }, member)).kind).toBe('hosted');
    const visitor = await system.get('recommendTasks', { query: { limit: 20 } });
    expect(visitor.personal).toBe(false);
    expect(visitor.items.find(({ hashId }) => hashId === short)).toMatchObject({ joinState: null });
    const own = await system.get('recommendTasks', { query: { limit: 20 } }, member);
    expect(own.items.map(({ hashId }) => hashId)).not.toContain(skincare);
    for (const cursor of ['x', 'MS4x', '!!'])
      expect((await system.call('listTasks', { query: { cursor } }, member)).code).toBe(10002);
  });
});
