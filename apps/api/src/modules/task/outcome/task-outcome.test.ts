import type { JoinResult } from '@yayan/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../../../../test/database/test-database.ts';
import { short } from '../../../../test/survey/short-survey.ts';
import {
  begin,
  type HostedTask,
  readOn,
  testSurvey,
  type TestSurvey,
} from '../../../../test/survey/survey-world.ts';
import type { Database } from '../../../platform/database/database.ts';
import { taskDetail } from '../detail/task-detail.ts';
import { takeBackPayment } from '../participation/confirm-payment.ts';
import { endParticipation } from '../participation/end-participation.ts';
import { lockParticipation } from '../participation/participation-store.ts';
import { countOutcomes } from './count-outcomes.ts';

let database: Database;
let survey: TestSurvey;
beforeAll(async () => {
  database = await testDatabase();
  survey = testSurvey(database);
});
afterAll(() => database.close());

const outcomeFor = async (task: HostedTask, memberId: string) =>
  (await taskDetail(survey.deps, memberId, 1, task.hashId)).outcome;

/** Lets a new member end a task with this result. */
async function ended(task: HostedTask, result: Exclude<JoinResult, 0>, isTakenBack = false): Promise<void> {
  const { deps } = survey;
  const member = await survey.member();
  const id = await begin(deps, member, task);
  readOn(deps);
  await database.transaction(async (tx) => {
    const own = (await lockParticipation(tx, member.id, id)) ?? expect.fail('gone');
    const over = await endParticipation(tx, deps, own, { result, at: deps.clock.now() });
    if (isTakenBack && over !== undefined)
      await takeBackPayment(tx, deps, over, { note: '合作方撤回', at: deps.clock.now() });
  });
}

it('rule 3.37: before the start the page says what each result pays and when', async () => {
  const task = await survey.host(short);
  const member = await survey.member();
  expect(await outcomeFor(task, member.id)).toEqual({
    complete: 60,
    screenedOut: 10,
    quotaFull: 10,
    today: {
      consolationsLeft: 10,
      consolationsADay: 10,
      screenOuts: 0,
      screenedMinutes: 0,
      enoughScreenOuts: 5,
      enoughMinutes: 30,
      comfortCoins: 20,
      onlyHighMatches: false,
    },
    arrival: 'atOnce',
    arrivalDays: 0,
    reversal: null,
    chance: null,
  });
});

it('rule 3.37: in the middle the page says what was promised at the start, and nothing once it has ended', async () => {
  const task = await survey.host(short);
  const member = await survey.member();
  const before = await outcomeFor(task, member.id);
  const id = await begin(survey.deps, member, task);
  await database.read.updateTable('tasks').set({ coins: 90 }).where('id', '=', task.id).execute();
  expect(await outcomeFor(task, member.id)).toEqual(before);
  readOn(survey.deps);
  await database.transaction(async (tx) => {
    const own = (await lockParticipation(tx, member.id, id)) ?? expect.fail('gone');
    await endParticipation(tx, survey.deps, own, { result: 3, at: survey.deps.clock.now() });
  });
  expect(await outcomeFor(task, member.id)).toBeNull();
});

it('rule 3.37: with the day’s consolations used up it promises none', async () => {
  const member = await survey.member();
  for (let count = 0; count < 10; count += 1) {
    const id = await begin(survey.deps, member, await survey.host(short));
    readOn(survey.deps);
    await database.transaction(async (tx) => {
      const own = (await lockParticipation(tx, member.id, id)) ?? expect.fail('gone');
      await endParticipation(tx, survey.deps, own, { result: 2, at: survey.deps.clock.now() });
    });
  }
  expect(await outcomeFor(await survey.host(short), member.id)).toMatchObject({
    screenedOut: 0,
    quotaFull: 0,
    today: { consolationsLeft: 0 },
  });
});

it('rule 3.37: chance and reversals are counted, and shown from 20 people on', async () => {
  const task = await survey.host(short);
  const reader = await survey.member();
  for (let count = 0; count < 15; count += 1) await ended(task, 2);
  for (let count = 0; count < 4; count += 1) await ended(task, 1);
  await countOutcomes(survey.deps);
  expect(await outcomeFor(task, reader.id)).toMatchObject({ chance: null, reversal: null });
  await ended(task, 1, true);
  expect(await outcomeFor(task, reader.id)).toMatchObject({ chance: null });
  await countOutcomes(survey.deps);
  expect(await outcomeFor(task, reader.id)).toMatchObject({ chance: { screened: 20, taken: 5 } });
  for (let count = 0; count < 15; count += 1) await ended(task, 1);
  await countOutcomes(survey.deps);
  const outcome = await outcomeFor(task, reader.id);
  expect(outcome).toMatchObject({ reversal: { completes: 20, reversed: 1 } });
  survey.deps.clock.advance(91 * 86_400_000);
  await countOutcomes(survey.deps);
  expect(await outcomeFor(task, reader.id)).toMatchObject({ reversal: null, chance: outcome?.chance });
});
