import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../platform/database/database.ts';
import { testDatabase } from '../../../../test/database/test-database.ts';
import { byMember } from '../../../../test/calls/by-member.ts';
import {
  cellOf,
  meal,
  seated,
  seatsTaken,
  type SeatedMember,
  withCell,
} from '../../../../test/survey/short-survey.ts';
import { begin, readOn, refusalOf, submit, testSurvey } from '../../../../test/survey/survey-world.ts';
import { allTogether } from '../../../../test/together.ts';
import { balances } from '../../ledger/module.ts';
import { listTaskRecords } from '../../task/module.ts';
import { giveUpParticipation } from './give-up.ts';
import { readSession } from './session-store.ts';
import { getSurveyResult } from './survey-result.ts';

let database: Database;
const removed: string[][] = [];
const survey = () =>
  testSurvey(database, { removeUnowned: (_tx, keys) => Promise.resolve(void removed.push([...keys])) });
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const giveUp = async ({ deps, member, id }: Pick<SeatedMember, 'deps' | 'member' | 'id'>) =>
  await giveUpParticipation(deps, byMember(member.id, { params: { id } }));

describe('rule 3.46: a member who gives a questionnaire up', () => {
  it('frees the seat and the quota cell at once, pays nothing, and reads so with the time', async () => {
    const world = survey();
    const one = await seated(world, withCell(1));
    readOn(one.deps);
    expect(await cellOf(world, one.task.id)).toMatchObject({ reserved: 1, complete: 0 });
    const end = await giveUp(one);
    expect(end.result).toBe(8);
    expect(await cellOf(world, one.task.id)).toMatchObject({ reserved: 0, complete: 0 });
    expect(await seatsTaken(world, one.task.id)).toBe(0);
    expect((await balances(database.read, one.member.id)).coins).toBe(0);
    const result = await getSurveyResult(one.deps, byMember(one.member.id, { params: { id: end.resultId } }));
    expect(result).toMatchObject({ result: 8, cause: 'givenUp', earned: { coins: 0, state: 'none' } });
    expect(result.reason).toContain('填过的答案已删除');
    const { items } = await listTaskRecords(one.deps, one.member.id, {});
    expect(items[0]).toMatchObject({
      state: 'ended',
      cause: 'givenUp',
      endedAt: one.deps.clock.now().toISOString(),
    });
    const filtered = async (query: object) =>
      (await listTaskRecords(one.deps, one.member.id, query)).items.map(({ sessionId }) => sessionId);
    expect(await filtered({ givenUp: true })).toEqual([one.id]);
    expect(await filtered({ result: 8, givenUp: false })).toEqual([]);
    expect(await filtered({ result: 8 })).toEqual([one.id]);
  });

  it('a participation that timed out is not among those given up', async () => {
    const one = await seated(survey());
    await database.read
      .updateTable('participations')
      .set({ result: 8, result_id: one.id, ended_at: one.deps.clock.now() })
      .where('id', '=', one.id)
      .execute();
    const count = async (query: object) =>
      (await listTaskRecords(one.deps, one.member.id, query)).items.length;
    expect(await count({ givenUp: true })).toBe(0);
    expect(await count({ result: 8, givenUp: false })).toBe(1);
  });

  it('leaves none of their answers, drafts or files', async () => {
    const one = await seated(survey());
    const file = [{ name: 'a.jpg', type: 'image/jpeg', content: 'test/task/0/1.jpg' }];
    await database.read
      .updateTable('survey_sessions')
      .set({ drafts: JSON.stringify({ photo: { page: 'meal', answer: file, revision: 1, at: 0 } }) })
      .where('participation_id', '=', one.id)
      .execute();
    await giveUp(one);
    const kept = await readSession(database.read, one.member.id, one.id);
    expect(kept).toMatchObject({ answers: {}, drafts: {} });
    expect(removed.at(-1)).toEqual(['test/task/0/1.jpg']);
  });

  it('can start another questionnaire at once, but not this one', async () => {
    const one = await seated(survey());
    await giveUp(one);
    const again = await refusalOf(begin(one.deps, one.member, one.task));
    expect(again.name).toBe('ALREADY_JOINED');
    const world = survey();
    const { task } = await seated(world);
    await begin(one.deps, one.member, task);
  });

  it('twice at the same time ends it once, with one result for both', async () => {
    const world = survey();
    const one = await seated(world, withCell(1));
    const ends = await allTogether(4, () => giveUp(one));
    expect(new Set(ends.map(({ resultId }) => resultId)).size).toBe(1);
    expect(await cellOf(world, one.task.id)).toMatchObject({ reserved: 0, complete: 0 });
  });

  it('after the end is refused with that end, and changes nothing', async () => {
    const one = await seated(survey());
    one.deps.clock.advance(65_000);
    const done = await submit(one.deps, one.member, one.id, { page: 'meal', answers: meal, revision: 1 });
    expect(await refusalOf(giveUp(one))).toEqual({ name: 'PARTICIPATION_ENDED', data: done });
    expect((await balances(database.read, one.member.id)).coins).toBe(60);
  });

  it('is refused for what is not theirs', async () => {
    const one = await seated(survey());
    const other = await seated(survey());
    expect((await refusalOf(giveUp({ ...one, member: other.member }))).name).toBe('NOT_FOUND');
  });

  it('after the seat was lost ends as timed out, not as given up', async () => {
    const one = await seated(survey());
    one.deps.clock.advance(16 * 60_000);
    const { resultId } = await giveUp(one);
    const result = await getSurveyResult(one.deps, byMember(one.member.id, { params: { id: resultId } }));
    expect(result).toMatchObject({ result: 8, cause: null });
  });
});
