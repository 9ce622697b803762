import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../platform/database/database.ts';
import { testDatabase, testEngine } from '../../../../test/database/test-database.ts';
import { runs } from '../../../../test/runs.ts';
import {
  type Newcomer,
  crowd,
  everybody,
  passScreening,
  withCell,
} from '../../../../test/survey/short-survey.ts';
import { readOn, testSurvey, type TestSurvey } from '../../../../test/survey/survey-world.ts';

/** The embedded engine runs one statement at a time, so more people wouldn't make the race harder. */
const PEOPLE = testEngine() === 'postgres' ? runs(150, 2000) : 150;
const SEATS = 100;

let database: Database;
let survey: TestSurvey;
beforeAll(async () => {
  database = await testDatabase();
  survey = testSurvey(database);
});
afterAll(() => database.close());

/** Repeats the call if it got no database connection in time. Such a call has changed nothing. */
const insist = async (one: Newcomer): ReturnType<typeof passScreening> => {
  for (;;)
    try {
      return await passScreening(survey, one);
    } catch (error) {
      if (!(error instanceof Error) || error.message !== 'timeout exceeded when trying to connect')
        throw error;
    }
};

it(`S6 quota race: of ${PEOPLE} people exactly 100 get the 100 seats, the others end with a consolation`, async () => {
  const { task, people } = await crowd(survey, PEOPLE, withCell(SEATS));
  readOn(survey.deps);
  const answers = await everybody(people, insist);
  const inside = answers.filter(({ outcome }) => outcome === 'next');
  const full = answers.filter((answer) => answer.outcome === 'ended' && answer.result === 3);
  expect([inside.length, full.length]).toEqual([SEATS, PEOPLE - SEATS]);
  const cells = await database.read
    .selectFrom('quota_cells')
    .select(['reserved', 'complete'])
    .where('task_id', '=', task.id)
    .execute();
  expect(cells).toEqual([{ reserved: SEATS, complete: 0 }]);
  const { thanked } = await database.read
    .selectFrom('participations')
    .select(({ fn }) => fn.countAll<number>().as('thanked'))
    .where('task_id', '=', task.id)
    .where('result', '=', 3)
    .where('paid_coins', '=', 10)
    .executeTakeFirstOrThrow();
  expect(thanked).toBe(PEOPLE - SEATS);
});
