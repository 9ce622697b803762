import { runs, timeFor } from '../runs.ts';
import { browserOfDevice } from '../calls/test-browser.ts';
import { allTogether } from '../together.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../src/platform/database/database.ts';
import { testDatabase } from '../database/test-database.ts';
import { balances, reconcile } from '../../src/modules/ledger/module.ts';
import { participationChecks } from '../../src/modules/task/participation/reconcile-participations.ts';
import { sweepSeats } from '../../src/modules/survey/answering/sweep-seats.ts';
import { startParticipation } from '../../src/modules/survey/start/start.ts';
import {
  crowd,
  everybody,
  meal,
  passScreening,
  seated,
  seatsTaken,
  short,
  withCell,
  withCells,
} from './short-survey.ts';
import { refusalOf, save, submit, testSurvey, type TestMember, type TestSurvey } from './survey-world.ts';

const posted = { page: 'meal', answers: meal, revision: 1 };

let database: Database;
let survey: TestSurvey;
beforeAll(async () => {
  database = await testDatabase();
  survey = testSurvey(database);
});
afterAll(() => database.close());

async function seatedOne() {
  const one = await seated(survey);
  survey.deps.clock.advance(60_000);
  return one;
}

const cells = (taskId: string) =>
  database.read
    .selectFrom('quota_cells')
    .select(['name', 'reserved', 'complete'])
    .where('task_id', '=', taskId)
    .orderBy('name')
    .execute();

const CROWD = runs(50, 2_000);
const SEATS = runs(7, 100);
/** With more concurrent calls than this, a server refuses because it is busy. */
const AT_ONCE = 50;

it(
  `S6 quota race: of ${CROWD} members for a cell with ${SEATS} seats exactly ${SEATS} get in, the others end as quota full`,
  { timeout: timeFor(CROWD, 400) },
  async () => {
    const { task, people } = await crowd(survey, CROWD, withCell(SEATS));
    const outcomes: Awaited<ReturnType<typeof save>>[] = [];
    while (people.length > 0)
      outcomes.push(...(await everybody(people.splice(0, AT_ONCE), (one) => passScreening(survey, one))));
    const inside = outcomes.filter((outcome) => outcome.outcome === 'next');
    const outside = outcomes.filter((outcome) => outcome.outcome === 'ended' && outcome.result === 3);
    expect([inside.length, outside.length]).toEqual([SEATS, CROWD - SEATS]);
    expect(await cells(task.id)).toEqual([{ name: '格 0', reserved: SEATS, complete: 0 }]);
  },
);

it('S6 quota race: a member who needs seats in two cells gets both or none', async () => {
  const { task, people } = await crowd(survey, 30, withCells(9, 5));
  const outcomes = await everybody(people, (one) => passScreening(survey, one));
  expect(outcomes.filter((outcome) => outcome.outcome === 'next')).toHaveLength(5);
  expect(await cells(task.id)).toEqual([
    { name: '格 0', reserved: 5, complete: 0 },
    { name: '格 1', reserved: 5, complete: 0 },
  ]);
});

it('L3 oversell: of 30 members for a task with 4 seats exactly 4 get in', async () => {
  const { task, people } = await crowd(survey, 30, withCells(), { seats: 4 });
  const outcomes = await everybody(people, (one) => passScreening(survey, one));
  expect(outcomes.filter((outcome) => outcome.outcome === 'next')).toHaveLength(4);
  expect(await seatsTaken(survey, task.id)).toBe(4);
});

it('I1 replay: 20 concurrent submits with one key pay once and get the same answer', async () => {
  const { member, id } = await seatedOne();
  const outcomes = await allTogether(20, () => submit(survey.deps, member, id, posted));
  expect(new Set(outcomes.map(({ resultId }) => resultId)).size).toBe(1);
  expect(await balances(database.read, member.id)).toMatchObject({ coins: 60, credit: 4 });
});

it('20 concurrent submits with different keys pay once, and the others get the result', async () => {
  const { member, id } = await seatedOne();
  const outcomes = await allTogether(20, (index) =>
    refusalOf(submit(survey.deps, member, id, { ...posted, key: `key-${index}` })),
  );
  expect(outcomes.filter(({ name }) => name === 'accepted')).toHaveLength(1);
  expect(outcomes.filter(({ name }) => name === 'PARTICIPATION_ENDED')).toHaveLength(19);
  expect(await balances(database.read, member.id)).toMatchObject({ coins: 60, credit: 4 });
});

it('L4 seat time: concurrent submits and sweeps at the last moment give each participation one result and count each seat once', async () => {
  const { task, people } = await crowd(survey, 12, withCell(12));
  for (const one of people) await passScreening(survey, one);
  // Half of the submits use a clock before the seat's time limit. The sweeps use one after it.
  const early = { ...survey.deps, clock: { now: () => before } };
  survey.deps.clock.advance(15 * 60_000 - 1);
  const before = survey.deps.clock.now();
  survey.deps.clock.advance(1);
  await allTogether(16, async (index) => {
    const one = people[index];
    if (one === undefined) return await sweepSeats(survey.deps);
    return await refusalOf(submit(index % 2 === 0 ? early : survey.deps, one.member, one.id, posted));
  });
  const rows = await database.read
    .selectFrom('participations')
    .select(['member_id', 'result', 'paid_coins'])
    .where('task_id', '=', task.id)
    .execute();
  const complete = rows.filter(({ result }) => result === 1);
  expect(rows.every(({ result }) => result === 1 || result === 8)).toBe(true);
  for (const row of rows)
    expect((await balances(database.read, row.member_id)).coins).toBe(row.result === 1 ? 60 : 0);
  expect(await cells(task.id)).toEqual([{ name: '格 0', reserved: 0, complete: complete.length }]);
});

it('concurrent starts of one member create one participation', async () => {
  const task = await survey.host(short);
  const member = await survey.member();
  const started = await allTogether(20, () =>
    startParticipation(survey.deps, member.id, member.origin, { taskHashId: task.hashId }),
  );
  expect(new Set(started.map(({ sessionId }) => sessionId)).size).toBe(1);
});

it('concurrent members on one browser: one continues, the others end as browser blocked', async () => {
  const task = await survey.host(short);
  const members: TestMember[] = [];
  for (let index = 0; index < 10; index += 1) members.push(await survey.member());
  const started = await allTogether(10, async (index) => {
    const member = members[index];
    if (member === undefined) throw new Error('nobody came');
    const origin = { ...member.origin, browser: browserOfDevice('one browser') };
    return await startParticipation(survey.deps, member.id, origin, { taskHashId: task.hashId });
  });
  expect(started.filter(({ kind }) => kind === 'hosted')).toHaveLength(1);
});

it('concurrent different saves of one revision: one is stored, the others are told to reload', async () => {
  const { member, id } = await seatedOne();
  const outcomes = await allTogether(10, (index) =>
    refusalOf(save(survey.deps, member, id, 'meal', { ...meal, satisfaction: (index % 5) + 1 }, 1)),
  );
  const names = outcomes.map(({ name }) => name);
  expect(names.filter((name) => name === 'accepted').length).toBeGreaterThanOrEqual(1);
  expect(names.filter((name) => name !== 'accepted' && name !== 'ANSWER_OUTDATED')).toEqual([]);
  const { revision } = await database.read
    .selectFrom('survey_sessions')
    .select('revision')
    .where('participation_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(revision).toBe(2);
});

it('afterwards every paid participation has its transfer', async () => {
  const results = await reconcile(database, participationChecks);
  expect(results.flatMap(({ findings }) => findings)).toEqual([]);
});
