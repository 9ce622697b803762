import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { balances, transfer } from '../ledger/ledger.ts';
import { reconcile } from '../ledger/reconcile.ts';
import { participationChecks } from '../task/reconcile-participations.ts';
import { taskDetail } from '../task/task-detail.ts';
import { demoDefinition } from './engine/demo-definition.ts';
import type { SurveyDefinition } from './engine/definition.ts';
import { hostSurvey } from './hosting.ts';
import { sweepSeats } from './seat-sweep.ts';
import { startParticipation } from './start.ts';
import { surveyResult } from './survey-result.ts';
import { surveySession } from './survey-session.ts';
import {
  begin,
  refusalOf,
  save,
  submit,
  testSurvey,
  type TestMember,
  type TestSurvey,
} from './test-survey.ts';

const short = demoDefinition('short');
const commute = demoDefinition('commute');
const screening = { breakfast: 'daily' };
const meal = { foods: ['bun', 'egg'], place: 'home', satisfaction: 4 };
const withCell = (limit: number): SurveyDefinition => ({
  ...short,
  host: { ...short.host, quotaCells: [{ name: '每天吃', when: "{breakfast} = 'daily'", limit }] },
});

let database: Database;
let survey: TestSurvey;
let city: string | null = null;
let cards = 0;
beforeAll(async () => {
  database = await testDatabase();
  survey = testSurvey(database, {
    memberCity: () => Promise.resolve(city),
    takeDoubleCoin: () => {
      cards -= 1;
      return Promise.resolve(cards >= 0);
    },
  });
});
afterAll(() => database.close());

const go = (member: TestMember, task: { hashId: string }, consent?: boolean) =>
  startParticipation(survey.parts, member.id, member.origin, {
    taskHashId: task.hashId,
    ...(consent !== undefined && { consent }),
  });

/** A member who has passed the screening page of the short survey. */
async function seated(definition: SurveyDefinition = short) {
  const { parts } = survey;
  const task = await survey.host(definition);
  const member = await survey.member();
  const id = await begin(parts, member, task);
  await save(parts, member, id, 'screening', screening, 0);
  return { parts, task, member, id };
}

const cellOf = async (taskId: string) =>
  await database.read
    .selectFrom('quota_cells')
    .select(['limit', 'reserved', 'complete'])
    .where('task_id', '=', taskId)
    .orderBy('name')
    .executeTakeFirstOrThrow();

const seatsTaken = async (taskId: string) =>
  (
    await database.read
      .selectFrom('tasks')
      .select('seats_taken')
      .where('id', '=', taskId)
      .executeTakeFirstOrThrow()
  ).seats_taken;

describe('starting', () => {
  it('answers the same participation when started again, and a result once it ended', async () => {
    const { parts, task, member, id } = await seated();
    expect(await go(member, task)).toEqual({ sessionId: id, kind: 'hosted', url: null, resultId: null });
    parts.clock.advance(60_000);
    const { resultId } = await submit(parts, member, id, { page: 'meal', answers: meal, revision: 1 });
    expect(await refusalOf(go(member, task))).toMatchObject({
      name: 'ALREADY_JOINED',
      data: { resultId, result: 1, endedAt: parts.clock.now().toISOString() },
    });
  });

  it('refuses what never was, what has not begun, what is over and what is full', async () => {
    const member = await survey.member();
    const now = survey.parts.clock.now().getTime();
    const soon = await survey.host(short, { startsAt: new Date(now + 1000) });
    const over = await survey.host(short, { endsAt: new Date(now) });
    const full = await survey.host(short, { seats: 0 });
    expect(await refusalOf(go(member, { hashId: 'never0000000' }))).toMatchObject({ name: 'NOT_FOUND' });
    expect(await refusalOf(go(member, soon))).toMatchObject({ name: 'TASK_NOT_STARTED' });
    expect(await refusalOf(go(member, over))).toMatchObject({ name: 'TASK_ENDED' });
    expect(await refusalOf(go(member, full))).toMatchObject({ name: 'TASK_FULL' });
  });

  it('refuses a device the task is not for, and says which it is for', async () => {
    const task = await survey.host(short, { devices: [2] });
    const member = await survey.member();
    expect(await refusalOf(go(member, task))).toMatchObject({ name: 'TASK_NOT_FOR_DEVICE' });
    const { eligibility } = await taskDetail(survey.parts, member.id, 1, task.hashId);
    expect(eligibility).toMatchObject({
      canStart: false,
      obstacle: { kind: 'device', text: '这个任务要用电脑完成' },
    });
  });

  it('pauses a member whose quality is below 40, and keeps one below 60 from what asks for 60', async () => {
    const member = await survey.member();
    const lower = (key: string, amount: number) =>
      database.transaction((tx) =>
        transfer(tx, {
          key: `${key}:${member.id}`,
          memberId: member.id,
          reason: 'corrected',
          cause: { kind: 'correction', id: key, title: '' },
          legs: [{ asset: 'quality', amount, platform: 'issue' }],
          at: survey.parts.clock.now(),
        }),
      );
    const demanding = await survey.host(short, { minimumQuality: 60 });
    await lower('a', -21);
    expect(await refusalOf(go(member, demanding))).toMatchObject({ name: 'NOT_ELIGIBLE' });
    await lower('b', -20);
    expect(await refusalOf(go(member, await survey.host(short)))).toMatchObject({ name: 'QUALITY_PAUSED' });
  });

  it('asks for consent where the data goes to a third party, and keeps when it was given', async () => {
    const task = await survey.host(short);
    await sql`update tasks set texts = jsonb_set(texts, '{dataUse,consentRequired}', 'true') where id = ${task.id}`.execute(
      database.read,
    );
    const member = await survey.member();
    expect(await refusalOf(go(member, task))).toMatchObject({ name: 'CONSENT_REQUIRED' });
    expect(await refusalOf(go(member, task, false))).toMatchObject({ name: 'CONSENT_REQUIRED' });
    const { sessionId } = await go(member, task, true);
    const { consent_at: consentAt } = await database.read
      .selectFrom('participations')
      .select('consent_at')
      .where('id', '=', sessionId)
      .executeTakeFirstOrThrow();
    expect(consentAt).toEqual(survey.parts.clock.now());
  });
});

describe('results at the door', () => {
  it('6: a browser without an id, and one that another member has answered on', async () => {
    const task = await survey.host(short);
    const [first, second, third] = [await survey.member(), await survey.member(), await survey.member()];
    await go(first, task);
    const same = await go({ ...second, origin: { ...second.origin, deviceId: first.origin.deviceId } }, task);
    const none = await go({ ...third, origin: { ...third.origin, deviceId: null } }, task);
    expect([same.kind, none.kind]).toEqual(['ended', 'ended']);
    const used = await surveyResult(survey.parts, second.id, same.resultId ?? '');
    const unknown = await surveyResult(survey.parts, third.id, none.resultId ?? '');
    expect(used).toMatchObject({
      result: 6,
      earned: { coins: 0, state: 'none' },
      next: { kind: 'anotherTask' },
    });
    expect(unknown).toMatchObject({ result: 6, next: { kind: 'cookieGuide' } });
  });

  it('5: one member more than the task takes from a network, an IPv6 /64 being one', async () => {
    const task = await survey.host(short, { networkLimit: 2 });
    const at = async (address: string) => {
      const member = await survey.member();
      return (await go({ ...member, origin: { ...member.origin, address } }, task)).kind;
    };
    expect(await at('2001:db8:1:2::1')).toBe('hosted');
    expect(await at('2001:db8:1:2:ffff::9')).toBe('hosted');
    expect(await at('2001:db8:1:2:3:4:5:6')).toBe('ended');
    expect(await at('2001:db8:1:3::1')).toBe('hosted');
  });

  it('5: a network that is on the block list', async () => {
    const task = await survey.host(short);
    const member = await survey.member();
    await database.read
      .insertInto('blocked_networks')
      .values({
        address_index: survey.parts.cipher.blindIndex('203.0.113.7'),
        reason: 'proxy',
        created_at: survey.parts.clock.now(),
      })
      .execute();
    const { resultId } = await go(
      { ...member, origin: { ...member.origin, address: '::ffff:203.0.113.7' } },
      task,
    );
    expect(await surveyResult(survey.parts, member.id, resultId ?? '')).toMatchObject({ result: 5 });
  });

  it('7: a city outside, but not one that was never said', async () => {
    const task = await survey.host(short, { cities: ['上海'] });
    const [inside, outside, unsaid] = [await survey.member(), await survey.member(), await survey.member()];
    city = '上海';
    expect((await go(inside, task)).kind).toBe('hosted');
    city = '杭州';
    const { resultId } = await go(outside, task);
    expect(await surveyResult(survey.parts, outside.id, resultId ?? '')).toMatchObject({ result: 7 });
    city = null;
    expect((await go(unsaid, task)).kind).toBe('hosted');
  });
});

describe('screening', () => {
  it('2: screened out ends it at the screening page and pays the consolation once, however often it is sent', async () => {
    const { parts } = survey;
    const task = await survey.host(short);
    const member = await survey.member();
    const id = await begin(parts, member, task);
    const first = await save(parts, member, id, 'screening', { breakfast: 'never' }, 0);
    expect(first).toMatchObject({ outcome: 'ended', result: 2 });
    expect(await save(parts, member, id, 'screening', { breakfast: 'never' }, 0)).toEqual(first);
    expect(await refusalOf(save(parts, member, id, 'screening', screening, 1))).toMatchObject({
      name: 'PARTICIPATION_ENDED',
      data: { result: 2 },
    });
    expect(await refusalOf(go(member, task))).toMatchObject({ name: 'ALREADY_JOINED' });
    expect(await balances(database.read, member.id)).toMatchObject({ coins: 10, credit: 0 });
  });

  it('3: no seat in the cell pays the consolation and takes no seat', async () => {
    const { parts } = survey;
    const task = await survey.host(commute);
    const member = await survey.member();
    const id = await begin(parts, member, task);
    const outcome = await save(parts, member, id, 'screening', { days: 5, mode: 'taxi' }, 0);
    expect(outcome).toMatchObject({ outcome: 'ended', result: 3 });
    expect((await balances(database.read, member.id)).coins).toBe(10);
    expect(await seatsTaken(task.id)).toBe(0);
  });

  it('3: no seat of the task left gives the cell back', async () => {
    const { parts } = survey;
    const task = await survey.host(withCell(5), { seats: 1 });
    const [first, second] = [await survey.member(), await survey.member()];
    const ids = [await begin(parts, first, task), await begin(parts, second, task)] as const;
    await save(parts, first, ids[0], 'screening', screening, 0);
    expect(await save(parts, second, ids[1], 'screening', screening, 0)).toMatchObject({ result: 3 });
    expect(await cellOf(task.id)).toMatchObject({ reserved: 1, complete: 0 });
    expect(await seatsTaken(task.id)).toBe(1);
  });

  it('screens anew who answers the screening page again, keeping the first seat time', async () => {
    const { parts, member, id, task } = await seated(withCell(5));
    const until = (await surveySession(parts, member.id, id)).seatUntil;
    parts.clock.advance(60_000);
    await save(parts, member, id, 'screening', { breakfast: 'often' }, 1);
    expect(await cellOf(task.id)).toMatchObject({ reserved: 0 });
    expect((await surveySession(parts, member.id, id)).seatUntil).toBe(until);
    expect(await save(parts, member, id, 'screening', { breakfast: 'never' }, 2)).toMatchObject({
      result: 2,
    });
    expect(await seatsTaken(task.id)).toBe(0);
  });
});

describe('answers', () => {
  it('refuses forged, unknown, hidden and skipped answers by name, and nothing changes', async () => {
    const { parts, member, id } = await seated();
    const before = await surveySession(parts, member.id, id);
    const refused = async (answers: Record<string, unknown>) =>
      await refusalOf(save(parts, member, id, 'meal', answers, 1));
    expect(await refused({ ...meal, delivery_price: 20 })).toMatchObject({
      name: 'ANSWER_FORGED',
      data: { problems: [{ question: 'delivery_price', code: 'hidden' }], page: 'meal', revision: 1 },
    });
    expect(await refused({ ...meal, role: 'admin' })).toMatchObject({
      name: 'ANSWER_FORGED',
      data: { problems: [{ question: 'role', code: 'unknownQuestion' }] },
    });
    expect(await refused({ ...meal, place: 'nope' })).toMatchObject({
      name: 'ANSWER_FORGED',
      data: { problems: [{ question: 'place', code: 'unknownChoice' }] },
    });
    expect(await refused({ foods: ['bun'], place: 'home' })).toMatchObject({
      name: 'ANSWER_INVALID',
      data: { problems: [{ question: 'satisfaction', code: 'required' }] },
    });
    const posted = { page: 'meal', answers: { ...meal, breakfast: 'often' }, revision: 1 };
    expect(await refusalOf(submit(parts, member, id, posted))).toMatchObject({ name: 'ANSWER_FORGED' });
    expect(await surveySession(parts, member.id, id)).toEqual(before);
  });

  it('refuses a page that was not reached, and one that is none', async () => {
    const { parts } = survey;
    const member = await survey.member();
    const id = await begin(parts, member, await survey.host(short));
    const stands = { page: 'screening', revision: 0, answers: {} };
    for (const page of ['meal', 'nowhere'])
      expect(await refusalOf(save(parts, member, id, page, meal, 0))).toEqual({
        name: 'PAGE_OUT_OF_ORDER',
        data: stands,
      });
    const posted = { page: 'meal', answers: meal, revision: 0 };
    expect(await refusalOf(submit(parts, member, id, posted))).toMatchObject({ name: 'PAGE_OUT_OF_ORDER' });
  });

  it('refuses a save on an older revision with the answers of now', async () => {
    const { parts, member, id } = await seated();
    await save(parts, member, id, 'screening', { breakfast: 'often' }, 1);
    expect(await refusalOf(save(parts, member, id, 'meal', meal, 1))).toEqual({
      name: 'ANSWER_OUTDATED',
      data: { page: 'meal', revision: 2, answers: { breakfast: 'often' } },
    });
  });

  it('answers the same save sent twice the same, once', async () => {
    const { parts, member, id } = await seated();
    const first = await save(parts, member, id, 'meal', meal, 1);
    expect(await save(parts, member, id, 'meal', meal, 1)).toEqual(first);
    expect(await surveySession(parts, member.id, id)).toMatchObject({
      revision: 2,
      progress: 100,
      page: 'meal',
    });
  });
});

describe('submitting', () => {
  it('4: faster than the minimum pays nothing and frees the seat', async () => {
    const { parts, member, id, task } = await seated(withCell(5));
    const outcome = await submit(parts, member, id, { page: 'meal', answers: meal, revision: 1 });
    expect(outcome.result).toBe(4);
    expect(await surveyResult(parts, member.id, outcome.resultId)).toMatchObject({
      reason: '用时 0 秒，明显短于正常用时，这份暂不能计入。',
      earned: { coins: 0, state: 'none' },
    });
    expect(await cellOf(task.id)).toMatchObject({ reserved: 0, complete: 0 });
    expect(await seatsTaken(task.id)).toBe(0);
  });

  it('4: a failed attention check says so', async () => {
    const attentive: SurveyDefinition = {
      ...short,
      host: { ...short.host, attentionChecks: [{ question: 'satisfaction', expected: 5 }] },
    };
    const { parts, member, id } = await seated(attentive);
    parts.clock.advance(60_000);
    const outcome = await submit(parts, member, id, { page: 'meal', answers: meal, revision: 1 });
    expect(await surveyResult(parts, member.id, outcome.resultId)).toMatchObject({
      result: 4,
      reason: '有一道题的回答与题目要求不符，这份暂不能计入。',
    });
  });

  it('8: past the seat time, by save, by submit, by starting again and by the sweep', async () => {
    const late = [await seated(withCell(5)), await seated(), await seated(), await seated()] as const;
    survey.parts.clock.advance(15 * 60_000);
    const { parts } = survey;
    const [saving, submitting, starting, swept] = late;
    const over = await save(parts, saving.member, saving.id, 'meal', meal, 1);
    expect(over).toMatchObject({ outcome: 'ended', result: 8 });
    expect(await save(parts, saving.member, saving.id, 'meal', meal, 1)).toEqual(over);
    const posted = { page: 'meal', answers: meal, revision: 1 };
    expect(await submit(parts, submitting.member, submitting.id, posted)).toMatchObject({ result: 8 });
    expect(await go(starting.member, starting.task)).toMatchObject({
      kind: 'ended',
      resultId: expect.any(String),
    });
    expect((await surveySession(parts, swept.member.id, swept.id)).state).toBe('open');
    expect(await sweepSeats(parts)).toBeGreaterThanOrEqual(1);
    expect((await surveySession(parts, swept.member.id, swept.id)).state).toBe('ended');
    expect(await cellOf(saving.task.id)).toMatchObject({ reserved: 0 });
    for (const { task } of late) expect(await seatsTaken(task.id)).toBe(0);
    expect(await sweepSeats(parts)).toBe(0);
  });

  it('I1 idempotency: the same key answers the same, another body conflicts, another key has ended', async () => {
    const { parts, member, id } = await seated();
    parts.clock.advance(60_000);
    const posted = { page: 'meal', answers: meal, revision: 1 };
    const first = await submit(parts, member, id, posted);
    expect(await submit(parts, member, id, posted)).toEqual(first);
    expect(await refusalOf(submit(parts, member, id, { ...posted, revision: 2 }))).toMatchObject({
      name: 'IDEMPOTENCY_CONFLICT',
    });
    expect(await refusalOf(submit(parts, member, id, { ...posted, key: 'another' }))).toEqual({
      name: 'PARTICIPATION_ENDED',
      data: first,
    });
    expect((await balances(database.read, member.id)).coins).toBe(60);
  });

  it('a double-coin card doubles the coins, not the credit', async () => {
    const { parts, member, id } = await seated();
    parts.clock.advance(60_000);
    cards = 1;
    const { resultId } = await submit(parts, member, id, { page: 'meal', answers: meal, revision: 1 });
    expect((await surveyResult(parts, member.id, resultId)).earned).toMatchObject({ coins: 120, credit: 4 });
    expect(await balances(database.read, member.id)).toMatchObject({ coins: 120, credit: 4 });
  });

  it('pays what was promised at the start, whatever the task pays by then', async () => {
    const { parts, member, id, task } = await seated();
    await database.read.updateTable('tasks').set({ coins: 1 }).where('id', '=', task.id).execute();
    parts.clock.advance(60_000);
    await submit(parts, member, id, { page: 'meal', answers: meal, revision: 1 });
    expect((await balances(database.read, member.id)).coins).toBe(60);
  });

  it('tells the pages that are open of the result and the balance', async () => {
    const { parts, member, id } = await seated();
    parts.clock.advance(60_000);
    await submit(parts, member, id, { page: 'meal', answers: meal, revision: 1 });
    const told = await database.read
      .selectFrom('events')
      .select('payload')
      .where('topic', '=', `member:${member.id}`)
      .orderBy('id')
      .execute();
    expect(told.map(({ payload }) => payload)).toMatchObject([
      { kind: 'participation', subjectId: id },
      { kind: 'balance' },
    ]);
  });
});

describe('what the database keeps', () => {
  it('a live definition is immutable', async () => {
    await survey.host(short);
    const change = database.read.updateTable('survey_definitions').set({ version: 9 }).execute();
    await expect(change).rejects.toThrow('immutable');
    await expect(database.read.deleteFrom('survey_definitions').execute()).rejects.toThrow('immutable');
  });

  it('who has started keeps their version when a new one goes live, who starts then gets the new one', async () => {
    const { parts, member, id, task } = await seated();
    const candidate = { ...short, host: { ...short.host, minimumSeconds: 9999 } };
    await database.transaction((tx) =>
      hostSurvey(tx, parts.random, { taskId: task.id, name: task.hashId, candidate, at: parts.clock.now() }),
    );
    const later = await survey.member();
    const laterId = await begin(parts, later, task);
    await save(parts, later, laterId, 'screening', screening, 0);
    parts.clock.advance(60_000);
    const posted = { page: 'meal', answers: meal, revision: 1 };
    expect(await submit(parts, member, id, posted)).toMatchObject({ result: 1 });
    expect(await submit(parts, later, laterId, posted)).toMatchObject({ result: 4 });
  });

  it('an ended participation never changes', async () => {
    const ended = database.read
      .updateTable('participations')
      .set({ paid_coins: 1 })
      .where('result', '=', 2)
      .execute();
    await expect(ended).rejects.toThrow('has ended');
  });

  it('L7 reconciliation: every participation that pays has its transfer and no other has', async () => {
    const clean = await reconcile(database, participationChecks);
    expect(clean.flatMap(({ name, findings }) => findings.map(({ detail }) => `${name}: ${detail}`))).toEqual(
      [],
    );
    const member = await survey.member();
    await database.transaction((tx) =>
      transfer(tx, {
        key: 'participation:forged',
        memberId: member.id,
        reason: 'earned',
        cause: { kind: 'participation', id: 'forged', title: '' },
        legs: [{ asset: 'coin', amount: 5, platform: 'issue' }],
        at: survey.parts.clock.now(),
      }),
    );
    const { id } = await seated();
    await sql`
      update participations set result = 1, result_id = id, ended_at = now(), paid_coins = 7 where id = ${id}`.execute(
      database.read,
    );
    const found = (await reconcile(database, participationChecks)).flatMap(({ findings }) => findings);
    expect(found.map(({ detail }) => detail)).toEqual([
      `participation ${id} says 7 coins`,
      'transfer participation:forged belongs to no participation that paid',
    ]);
  });
});
