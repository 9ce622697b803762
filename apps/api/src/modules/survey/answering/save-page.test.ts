import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoDefinition } from '@yayan/survey-engine/testing';
import type { Database } from '../../../platform/database/database.ts';
import { testDatabase } from '../../../../test/database/test-database.ts';
import { balances } from '../../ledger/module.ts';
import { surveySession } from './survey-session.ts';
import {
  cellOf,
  meal,
  screening,
  seated,
  seatsTaken,
  short,
  withCell,
} from '../../../../test/survey/short-survey.ts';
import {
  begin,
  readOn,
  refusalOf,
  save,
  startTask,
  submit,
  testSurvey,
  type TestSurvey,
} from '../../../../test/survey/survey-world.ts';

let database: Database;
let survey: TestSurvey;
beforeAll(async () => {
  database = await testDatabase();
  survey = testSurvey(database);
});
afterAll(() => database.close());

const commute = demoDefinition('commute');

describe('screening', () => {
  it('2: a screen-out ends it at the screening page and pays the consolation once, even if the page is sent again', async () => {
    const { deps } = survey;
    const task = await survey.host(short);
    const member = await survey.member();
    const id = await begin(deps, member, task);
    readOn(deps);
    const first = await save(deps, member, id, 'screening', { breakfast: 'never' }, 0);
    expect(first).toMatchObject({ outcome: 'ended', result: 2 });
    expect(await save(deps, member, id, 'screening', { breakfast: 'never' }, 0)).toEqual(first);
    expect(await refusalOf(save(deps, member, id, 'screening', screening, 1))).toMatchObject({
      name: 'PARTICIPATION_ENDED',
      data: { result: 2 },
    });
    expect(await refusalOf(startTask(survey, member, task))).toMatchObject({ name: 'ALREADY_JOINED' });
    expect(await balances(database.read, member.id)).toMatchObject({ coins: 10, credit: 0 });
  });

  it('3: a full cell pays the consolation and takes no seat', async () => {
    const { deps } = survey;
    const task = await survey.host(commute);
    const member = await survey.member();
    const id = await begin(deps, member, task);
    readOn(deps);
    const outcome = await save(deps, member, id, 'screening', { days: 5, mode: 'taxi' }, 0);
    expect(outcome).toMatchObject({ outcome: 'ended', result: 3 });
    expect((await balances(database.read, member.id)).coins).toBe(10);
    expect(await seatsTaken(survey, task.id)).toBe(0);
  });

  it('3: a full task frees the reserved cell', async () => {
    const { deps } = survey;
    const task = await survey.host(withCell(5), { seats: 1 });
    const [first, second] = [await survey.member(), await survey.member()];
    const ids = [await begin(deps, first, task), await begin(deps, second, task)] as const;
    await save(deps, first, ids[0], 'screening', screening, 0);
    expect(await save(deps, second, ids[1], 'screening', screening, 0)).toMatchObject({ result: 3 });
    expect(await cellOf(survey, task.id)).toMatchObject({ reserved: 1, complete: 0 });
    expect(await seatsTaken(survey, task.id)).toBe(1);
  });

  it('screens a member again who answers the screening page again, and keeps the first seat time', async () => {
    const { deps, member, id, task } = await seated(survey, withCell(5));
    const until = (await surveySession(deps, member.id, id)).seatUntil;
    deps.clock.advance(60_000);
    await save(deps, member, id, 'screening', { breakfast: 'often' }, 1);
    expect(await cellOf(survey, task.id)).toMatchObject({ reserved: 0 });
    expect((await surveySession(deps, member.id, id)).seatUntil).toBe(until);
    expect(await save(deps, member, id, 'screening', { breakfast: 'never' }, 2)).toMatchObject({
      result: 2,
    });
    expect(await seatsTaken(survey, task.id)).toBe(0);
  });
});

describe('answers', () => {
  it('refuses forged, unknown, hidden and skipped answers at their question, and changes nothing', async () => {
    const { deps, member, id } = await seated(survey);
    const before = await surveySession(deps, member.id, id);
    const refused = async (answers: Record<string, unknown>) =>
      await refusalOf(save(deps, member, id, 'meal', answers, 1));
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
    expect(await refusalOf(submit(deps, member, id, posted))).toMatchObject({ name: 'ANSWER_FORGED' });
    expect(await surveySession(deps, member.id, id)).toEqual(before);
  });

  it('refuses a page that was not reached, and one that doesn’t exist', async () => {
    const { deps } = survey;
    const member = await survey.member();
    const id = await begin(deps, member, await survey.host(short));
    const stands = { page: 'screening', revision: 0, answers: {} };
    for (const page of ['meal', 'nowhere'])
      expect(await refusalOf(save(deps, member, id, page, meal, 0))).toEqual({
        name: 'PAGE_OUT_OF_ORDER',
        data: stands,
      });
    const posted = { page: 'meal', answers: meal, revision: 0 };
    expect(await refusalOf(submit(deps, member, id, posted))).toMatchObject({ name: 'PAGE_OUT_OF_ORDER' });
  });

  it('refuses a save on an older revision and answers the current answers', async () => {
    const { deps, member, id } = await seated(survey);
    await save(deps, member, id, 'screening', { breakfast: 'often' }, 1);
    expect(await refusalOf(save(deps, member, id, 'meal', meal, 1))).toEqual({
      name: 'ANSWER_OUTDATED',
      data: { page: 'meal', revision: 2, answers: { breakfast: 'often' } },
    });
  });

  it('two devices: each learns of the other’s save, the later page wins, and no page is lost', async () => {
    const { deps } = survey;
    const member = await survey.member();
    const id = await begin(deps, member, await survey.host(commute));
    await save(deps, member, id, 'screening', { days: 3, mode: 'car' }, 0);
    const [phone, desktop] = [
      { route: { minutes: 35 }, leave: '08:10' },
      { route: { minutes: 50 }, leave: '07:30' },
    ];
    const road = (answers: typeof phone, revision: number) =>
      refusalOf(save(deps, member, id, 'trip', answers, revision));
    expect(await road(phone, 1)).toMatchObject({ name: 'accepted' });
    expect(await road(desktop, 1)).toMatchObject({
      name: 'ANSWER_OUTDATED',
      data: { revision: 2, answers: phone },
    });
    expect(await road(desktop, 2)).toMatchObject({ name: 'accepted' });
    expect(await road(phone, 2)).toMatchObject({ name: 'ANSWER_OUTDATED' });
    expect((await surveySession(deps, member.id, id)).answers).toMatchObject({
      mode: 'car',
      ...desktop,
    });
  });

  it('answers a repeated save the same and stores it once', async () => {
    const { deps, member, id } = await seated(survey);
    const first = await save(deps, member, id, 'meal', meal, 1);
    expect(await save(deps, member, id, 'meal', meal, 1)).toEqual(first);
    expect(await surveySession(deps, member.id, id)).toMatchObject({
      revision: 2,
      progress: 100,
      page: 'meal',
    });
  });
});
