import { afterAll, beforeAll, expect, it } from 'vitest';
import { TaskType } from '@yayan/contract';
import { demoDefinition } from '@yayan/survey-engine/testing';
import type { Database } from '../../../platform/database/database.ts';
import { testDatabase } from '../../../../test/database/test-database.ts';
import { begin, save, testSurvey, type TestSurvey } from '../../../../test/survey/survey-world.ts';
import type { NewTask } from '../task.ts';
import { recommendTasks } from './wall.ts';

const HOUR_MS = 3_600_000;
const definition = demoDefinition('short');

let database: Database;
let survey: TestSurvey;
beforeAll(async () => {
  database = await testDatabase();
  survey = testSurvey(database);
});
afterAll(() => database.close());

/** Publishes a task one hour after the one before it. */
const publish = async (title: string, task: Partial<NewTask> = {}) => {
  survey.deps.clock.advance(HOUR_MS);
  return await survey.host(definition, { title, ...task });
};
const inHours = (hours: number): Date => new Date(survey.deps.clock.now().getTime() + hours * HOUR_MS);
const seen = async (limit = 20, device: 1 | 2 | 3 = 1): Promise<string[]> =>
  (await recommendTasks(survey.deps, undefined, device, limit)).items.map(({ title }) => title);

it('rule 3.31: a visitor sees the newest open tasks that anybody may start, and no other', async () => {
  await publish('rich', { coins: 900, declaredMinutes: 1 });
  await publish('newcomer', { module: 1 });
  await publish('coming', { startsAt: inHours(30) });
  await publish('ending', { endsAt: inHours(10) });
  await publish('in a city', { cities: ['310000'] });
  await publish('careful', { minimumQuality: 60 });
  await publish('desktop', { devices: [2] });
  await publish('group', { type: TaskType.DiscussionGroup });
  await publish('full', { seats: 0 });
  const single = await publish('single', { seats: 1 });
  await publish('latest');
  expect(await seen()).toEqual(['latest', 'single', 'ending', 'newcomer', 'rich']);
  expect(await seen(3)).toEqual(['latest', 'single', 'ending']);
  expect(await seen(2, 2)).toEqual(['latest', 'single']);
  expect(await seen(3, 2)).toEqual(['latest', 'single', 'desktop']);

  const member = await survey.member();
  const id = await begin(survey.deps, member, single);
  await save(survey.deps, member, id, 'screening', { breakfast: 'daily' }, 0);
  expect(await seen(3)).toEqual(['latest', 'ending', 'newcomer']);

  survey.deps.clock.advance(24 * HOUR_MS);
  expect(await seen()).toEqual(['coming', 'latest', 'newcomer', 'rich']);
});
