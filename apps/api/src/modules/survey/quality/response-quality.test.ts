import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SurveyDefinition } from '@yayan/survey-engine';
import type { Database } from '../../../platform/database/database.ts';
import { runs, timeFor } from '../../../../test/runs.ts';
import { testDatabase } from '../../../../test/database/test-database.ts';
import { balances } from '../../ledger/module.ts';
import type { QualityRequest } from '../../reward/api.ts';
import { changeQuality } from '../../reward/module.ts';
import { eraseSurveyWords } from '../personal-data.ts';
import { begin, submit, testSurvey, type TestSurvey } from '../../../../test/survey/survey-world.ts';

const PEOPLE = runs(30, 5_000);
const rows = ['a', 'b', 'c', 'd'];
const definition: SurveyDefinition = {
  survey: {
    pages: [
      {
        name: 'p',
        elements: [
          { type: 'matrix', name: 'grid', rows, columns: [1, 2, 3] },
          { type: 'comment', name: 'why' },
          { type: 'boolean', name: 'owns' },
          { type: 'text', name: 'brand' },
          { type: 'radiogroup', name: 'check', choices: ['x', 'y'] },
        ],
      },
    ],
  },
  host: {
    screening: { page: 'p', screenOut: [] },
    quotaCells: [],
    minimumSeconds: 0,
    attentionChecks: [{ question: 'check', expected: 'y' }],
    contradictions: [{ when: '{owns} = false and {brand} notempty', reason: '没有却说了品牌' }],
    seatMinutes: 30,
    sensitive: [],
  },
};
const straight = Object.fromEntries(rows.map((row) => [row, 2]));
const careful = { grid: { ...straight, a: 1 }, why: '因为离家近而且东西新鲜价格也合适', check: 'y' };

let database: Database;
let survey: TestSurvey;
let asked: QualityRequest[];
beforeAll(async () => {
  database = await testDatabase();
  survey = testSurvey(database, {
    changeQuality: async (tx, change) => {
      asked.push(change);
      return await changeQuality(tx, change);
    },
  });
});
afterAll(() => database.close());

async function answer(task: { id: string; hashId: string }, answers: Record<string, unknown>, seconds = 90) {
  asked = [];
  const member = await survey.member();
  const id = await begin(survey.deps, member, task);
  survey.deps.clock.advance(seconds * 1000);
  const { result } = await submit(survey.deps, member, id, { page: 'p', answers, revision: 0 });
  const figures = await database.read
    .selectFrom('survey_figures')
    .selectAll()
    .where('participation_id', '=', id)
    .executeTakeFirstOrThrow();
  const { coins, quality } = await balances(database.read, member.id);
  return { result, figures, coins, quality };
}

it('S5 care: straight lines, copied texts, contradictions and speed are stored; one sign alone changes no quality', async () => {
  const task = await survey.host(definition);
  expect(await answer(task, careful)).toMatchObject({
    result: 1,
    quality: 80,
    figures: { seconds: 90, speed: null, matrices: 1, straight_lined: 0, open_answers: 1, duplicates: 0 },
  });
  await database.read.updateTable('tasks').set({ median_seconds: 90 }).where('id', '=', task.id).execute();
  const alone = await answer(task, { ...careful, why: '我们家附近有好几个菜市场可以挑', grid: straight });
  expect(alone).toMatchObject({ quality: 80, figures: { straight_lined: 1, speed: 1 } });
  expect(asked).toEqual([]);
});

it('S5 care: several signs together lower the quality once, for 30 days, with a readable reason', async () => {
  const task = await survey.host(definition);
  await answer(task, careful);
  const copied = { ...careful, why: ' 因为离家近，而且东西新鲜；价格也合适。', owns: false, brand: '甲' };
  const { result, quality, figures } = await answer(task, copied);
  expect({ result, quality, figures }).toMatchObject({
    result: 1,
    quality: 78,
    figures: { duplicates: 1, contradictions: ['没有却说了品牌'] },
  });
  expect(asked).toMatchObject([
    { points: -2, days: 30, reason: '前后回答互相矛盾，文字回答与别人的完全相同' },
  ]);
});

it('S5 trap item: a failed attention check is result 4 without pay, and the quality change names it as the reason', async () => {
  const task = await survey.host(definition);
  const { result, quality } = await answer(task, { ...careful, check: 'x' });
  expect({ result, quality }).toEqual({ result: 4, quality: 78 });
  expect(asked[0]?.reason).toBe('检查题没有按要求选');
});

it(
  `S5: each of ${PEOPLE} people is judged by their own speed, care and checks, and only completes are paid`,
  { timeout: timeFor(PEOPLE, 200) },
  async () => {
    const task = await survey.host({ ...definition, host: { ...definition.host, minimumSeconds: 30 } });
    await database.read.updateTable('tasks').set({ median_seconds: 120 }).where('id', '=', task.id).execute();
    const person = fc.record({
      seconds: fc.constantFrom(0, 5, 29, 30, 39, 40, 120, 900),
      isStraight: fc.boolean(),
      check: fc.constantFrom('x', 'y'),
    });
    await fc.assert(
      fc.asyncProperty(person, async ({ seconds, isStraight, check }) => {
        const grid = isStraight ? straight : careful.grid;
        const { result, coins, quality, figures } = await answer(task, { grid, check }, seconds);
        const isFast = seconds < 30;
        const isCareless = !isFast && check !== 'y';
        expect(result).toBe(isFast || isCareless ? 4 : 1);
        expect(coins).toBe(result === 1 ? 60 : 0);
        expect(figures).toMatchObject({ seconds, speed: seconds / 120, straight_lined: Number(isStraight) });
        const signs = Number(isStraight) + Number(seconds < 40);
        expect(quality).toBe(isCareless || signs === 2 ? 78 : 80);
      }),
      { numRuns: PEOPLE },
    );
  },
);

it('deletion: the blind index of an open answer is deleted with its text, and no later answer counts as its copy', async () => {
  const task = await survey.host(definition);
  const { figures } = await answer(task, careful);
  const found = () =>
    database.read
      .selectFrom('survey_open_answers')
      .select('member_id')
      .where('task_id', '=', task.id)
      .execute();
  expect(await found()).toEqual([{ member_id: figures.member_id }]);
  await database.transaction((tx) => eraseSurveyWords(tx, figures.member_id));
  expect(await found()).toEqual([]);
  expect((await answer(task, careful)).figures.duplicates).toBe(0);
});
