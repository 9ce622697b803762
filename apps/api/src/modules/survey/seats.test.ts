import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { testDatabase, testEngine } from '../../testing/test-database.ts';
import { together } from '../../testing/together.ts';
import { demoDefinition } from './engine/demo-definition.ts';
import type { SurveyDefinition } from './engine/definition.ts';
import { begin, save, testSurvey, type TestMember, type TestSurvey } from './test-survey.ts';

/** The embedded engine does one thing at a time: more people race no harder there, and take most of a minute. */
const people = testEngine() === 'postgres' ? 2000 : 300;
const seats = 100;
const short = demoDefinition('short');
const oneCell: SurveyDefinition = {
  ...short,
  host: { ...short.host, quotaCells: [{ name: '每天吃', when: "{breakfast} = 'daily'", limit: seats }] },
};

let database: Database;
let survey: TestSurvey;
beforeAll(async () => {
  database = await testDatabase();
  survey = testSurvey(database);
});
afterAll(() => database.close());

it('S6 quota race: 2,000 people for 100 seats get exactly 100, the others are told at once and thanked (300 on the embedded engine)', async () => {
  const task = await survey.host(oneCell);
  const crowd: { member: TestMember; id: string }[] = [];
  for (let index = 0; index < people; index += 1) {
    const member = await survey.member();
    crowd.push({ member, id: await begin(survey.parts, member, task) });
  }
  const outcomes = await together(people, async (index) => {
    const one = crowd[index];
    if (one === undefined) throw new Error('nobody came');
    return await save(survey.parts, one.member, one.id, 'screening', { breakfast: 'daily' }, 0);
  });
  const answers = outcomes.map((each) => (each.status === 'fulfilled' ? each.value : each.reason));
  const inside = answers.filter(({ outcome }) => outcome === 'next');
  const full = answers.filter(({ outcome, result }) => outcome === 'ended' && result === 3);
  expect([inside.length, full.length]).toEqual([seats, people - seats]);
  const cells = await database.read
    .selectFrom('quota_cells')
    .select(['reserved', 'complete'])
    .where('task_id', '=', task.id)
    .execute();
  expect(cells).toEqual([{ reserved: seats, complete: 0 }]);
  const { thanked } = await database.read
    .selectFrom('participations')
    .select(({ fn }) => fn.countAll<number>().as('thanked'))
    .where('task_id', '=', task.id)
    .where('result', '=', 3)
    .where('paid_coins', '=', 10)
    .executeTakeFirstOrThrow();
  expect(thanked).toBe(people - seats);
}, 240_000);
