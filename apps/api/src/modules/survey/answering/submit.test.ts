import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SurveyDefinition } from '@yayan/survey-engine';
import type { Database } from '../../../platform/database/database.ts';
import { testDatabase } from '../../../../test/database/test-database.ts';
import { balances } from '../../ledger/module.ts';
import { sweepSeats } from './sweep-seats.ts';
import { getSurveyResult } from './survey-result.ts';
import { surveySession } from './survey-session.ts';
import { cellOf, meal, seated, seatsTaken, short, withCell } from '../../../../test/survey/short-survey.ts';
import {
  refusalOf,
  save,
  startTask,
  submit,
  testSurvey,
  type TestSurvey,
} from '../../../../test/survey/survey-world.ts';
import { byMember } from '../../../../test/calls/by-member.ts';

let database: Database;
let survey: TestSurvey;
let cards = 0;
beforeAll(async () => {
  database = await testDatabase();
  survey = testSurvey(database, {
    takeDoubleCoin: () => {
      cards -= 1;
      return Promise.resolve(cards >= 0);
    },
  });
});
afterAll(() => database.close());

describe('submitting', () => {
  it('4: faster than the minimum pays nothing and frees the seat', async () => {
    const { deps, member, id, task } = await seated(survey, withCell(5));
    const outcome = await submit(deps, member, id, { page: 'meal', answers: meal, revision: 1 });
    expect(outcome.result).toBe(4);
    expect(
      await getSurveyResult(deps, byMember(member.id, { params: { id: outcome.resultId } })),
    ).toMatchObject({
      reason: '用时 0 秒，明显短于正常用时，这份暂不能计入，没有金币。',
      earned: { coins: 0, state: 'none' },
    });
    expect(await cellOf(survey, task.id)).toMatchObject({ reserved: 0, complete: 0 });
    expect(await seatsTaken(survey, task.id)).toBe(0);
  });

  it('4: a failed attention check is named as the reason', async () => {
    const attentive: SurveyDefinition = {
      ...short,
      host: { ...short.host, attentionChecks: [{ question: 'satisfaction', expected: 5 }] },
    };
    const { deps, member, id } = await seated(survey, attentive);
    deps.clock.advance(60_000);
    const outcome = await submit(deps, member, id, { page: 'meal', answers: meal, revision: 1 });
    expect(
      await getSurveyResult(deps, byMember(member.id, { params: { id: outcome.resultId } })),
    ).toMatchObject({
      result: 4,
      reason: '有一道检查题没有按要求选，这份暂不能计入，没有金币。',
    });
  });

  it('8: a save, a submit, another start and the sweep each end it after the seat time', async () => {
    const late = [
      await seated(survey, withCell(5)),
      await seated(survey),
      await seated(survey),
      await seated(survey),
    ] as const;
    survey.deps.clock.advance(15 * 60_000);
    const { deps } = survey;
    const [saving, submitting, starting, swept] = late;
    const over = await save(deps, saving.member, saving.id, 'meal', meal, 1);
    expect(over).toMatchObject({ outcome: 'ended', result: 8 });
    expect(await save(deps, saving.member, saving.id, 'meal', meal, 1)).toEqual(over);
    const posted = { page: 'meal', answers: meal, revision: 1 };
    expect(await submit(deps, submitting.member, submitting.id, posted)).toMatchObject({ result: 8 });
    expect(await startTask(survey, starting.member, starting.task)).toMatchObject({
      kind: 'ended',
      resultId: expect.any(String),
    });
    expect((await surveySession(deps, swept.member.id, swept.id)).state).toBe('open');
    expect(await sweepSeats(deps)).toBeGreaterThanOrEqual(1);
    expect((await surveySession(deps, swept.member.id, swept.id)).state).toBe('ended');
    expect(await cellOf(survey, saving.task.id)).toMatchObject({ reserved: 0 });
    for (const { task } of late) expect(await seatsTaken(survey, task.id)).toBe(0);
    expect(await sweepSeats(deps)).toBe(0);
  });

  it('I1 idempotency: the same key answers the same, another body conflicts, another key has ended', async () => {
    const { deps, member, id } = await seated(survey);
    deps.clock.advance(60_000);
    const posted = { page: 'meal', answers: meal, revision: 1 };
    const first = await submit(deps, member, id, posted);
    expect(await submit(deps, member, id, posted)).toEqual(first);
    expect(await refusalOf(submit(deps, member, id, { ...posted, revision: 2 }))).toMatchObject({
      name: 'IDEMPOTENCY_CONFLICT',
    });
    expect(await refusalOf(submit(deps, member, id, { ...posted, key: 'another' }))).toEqual({
      name: 'PARTICIPATION_ENDED',
      data: first,
    });
    expect((await balances(database.read, member.id)).coins).toBe(60);
  });

  it('a double-coin card doubles the coins, not the credit', async () => {
    const { deps, member, id } = await seated(survey);
    deps.clock.advance(60_000);
    cards = 1;
    const { resultId } = await submit(deps, member, id, { page: 'meal', answers: meal, revision: 1 });
    expect(
      (await getSurveyResult(deps, byMember(member.id, { params: { id: resultId } }))).earned,
    ).toMatchObject({ coins: 120, credit: 4 });
    expect(await balances(database.read, member.id)).toMatchObject({ coins: 120, credit: 4 });
  });

  it('a task that is no questionnaire doesn’t use up the double-coin card', async () => {
    const { deps, member, id, task } = await seated(survey);
    await database.read.updateTable('tasks').set({ type: 7 }).where('id', '=', task.id).execute();
    deps.clock.advance(60_000);
    cards = 1;
    await submit(deps, member, id, { page: 'meal', answers: meal, revision: 1 });
    expect((await balances(database.read, member.id)).coins).toBe(60);
    expect(cards).toBe(1);
    cards = 0;
  });

  it('pays what was promised at the start, even if the task’s reward changed meanwhile', async () => {
    const { deps, member, id, task } = await seated(survey);
    await database.read.updateTable('tasks').set({ coins: 1 }).where('id', '=', task.id).execute();
    deps.clock.advance(60_000);
    await submit(deps, member, id, { page: 'meal', answers: meal, revision: 1 });
    expect((await balances(database.read, member.id)).coins).toBe(60);
  });

  it('notifies open pages of the result and the balance', async () => {
    const { deps, member, id } = await seated(survey);
    deps.clock.advance(60_000);
    await submit(deps, member, id, { page: 'meal', answers: meal, revision: 1 });
    const events = await database.read
      .selectFrom('events')
      .select('payload')
      .where('topic', '=', `member:${member.id}`)
      .orderBy('id')
      .execute();
    expect(events.map(({ payload }) => payload)).toMatchObject([
      { kind: 'participation', subjectId: id },
      { kind: 'balance' },
    ]);
  });
});
