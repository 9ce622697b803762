import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../platform/database/database.ts';
import { testDatabase } from '../../../../test/database/test-database.ts';
import { balances } from '../../ledger/module.ts';
import { getSurveyResult } from './survey-result.ts';
import { surveySession } from './survey-session.ts';
import { meal, screening, seated } from '../../../../test/survey/short-survey.ts';
import {
  refusalOf,
  save,
  submit,
  testSurvey,
  type TestSurvey,
} from '../../../../test/survey/survey-world.ts';
import { byMember } from '../../../../test/calls/by-member.ts';

let database: Database;
let survey: TestSurvey;
beforeAll(async () => {
  database = await testDatabase();
  survey = testSurvey(database);
});
afterAll(() => database.close());

describe('a survey from start to result', () => {
  it('pays coins and credit when everything is answered, and shows them on the result page', async () => {
    const { deps, member, id } = await seated(survey);
    deps.clock.advance(65_000);
    const outcome = await submit(deps, member, id, { page: 'meal', answers: meal, revision: 1 });
    expect(outcome.result).toBe(1);
    const result = await getSurveyResult(deps, byMember(member.id, { params: { id: outcome.resultId } }));
    expect(result).toMatchObject({
      result: 1,
      earned: { coins: 60, credit: 4, consolation: false, state: 'available', expectedAt: null },
      elapsedSeconds: 65,
      reason: '60 金币已到账。',
      next: { kind: 'anotherTask' },
    });
    expect(result.supportCode).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect(await balances(database.read, member.id)).toMatchObject({ coins: 60, credit: 4, quality: 80 });
  });

  it('continues where it stopped: the session has page, answers, progress and seat', async () => {
    const { deps, member, id } = await seated(survey);
    const session = await surveySession(deps, member.id, id);
    expect(session).toMatchObject({
      page: 'meal',
      answers: screening,
      progress: 50,
      revision: 1,
      state: 'open',
      resultId: null,
      pages: [{ name: 'screening' }, { name: 'meal' }],
      seatUntil: new Date(deps.clock.now().getTime() + 15 * 60_000).toISOString(),
    });
    expect(JSON.stringify(session.definition)).not.toContain('quotaCells');
  });

  it('answers another member NOT_FOUND for session, save, submit and result', async () => {
    const { deps, member, id } = await seated(survey);
    const other = await survey.member();
    expect(await refusalOf(surveySession(deps, other.id, id))).toMatchObject({ name: 'NOT_FOUND' });
    expect(await refusalOf(save(deps, other, id, 'meal', meal, 1))).toMatchObject({ name: 'NOT_FOUND' });
    const posted = { page: 'meal', answers: meal, revision: 1 };
    expect(await refusalOf(submit(deps, other, id, posted))).toMatchObject({ name: 'NOT_FOUND' });
    deps.clock.advance(60_000);
    const { resultId } = await submit(deps, member, id, posted);
    expect(
      await refusalOf(getSurveyResult(deps, byMember(other.id, { params: { id: resultId } }))),
    ).toMatchObject({ name: 'NOT_FOUND' });
  });
});
