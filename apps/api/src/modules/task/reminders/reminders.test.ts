import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../../../../test/database/test-database.ts';
import { short } from '../../../../test/survey/short-survey.ts';
import { begin, readOn, testSurvey, type TestSurvey } from '../../../../test/survey/survey-world.ts';
import type { Database } from '../../../platform/database/database.ts';
import { endParticipation } from '../participation/end-participation.ts';
import { lockParticipation } from '../participation/participation-store.ts';
import { remindMembers, remindOfTask } from './reminders.ts';

const DAY_MS = 86_400_000;

let database: Database;
let survey: TestSurvey;
const told: { memberId: string; title: string }[] = [];
beforeAll(async () => {
  database = await testDatabase();
  survey = testSurvey(database, {
    fits: async (_tx, { memberId, task }) => void told.push({ memberId, title: task.hashId }),
  });
});
afterAll(() => database.close());

/** A member who met a full quota, or ended with another result, and asks to be told. */
async function asked(result: 2 | 3 = 3) {
  const member = await survey.member();
  const task = await survey.host(short);
  const id = await begin(survey.deps, member, task);
  readOn(survey.deps);
  await database.transaction(async (tx) => {
    const own = (await lockParticipation(tx, member.id, id)) ?? expect.fail('gone');
    await endParticipation(tx, survey.deps, own, { result, at: survey.deps.clock.now() });
  });
  const ask = () =>
    remindOfTask(survey.deps, {
      caller: { memberId: member.id },
      params: { hashId: task.hashId },
    } as Parameters<typeof remindOfTask>[1]);
  return { member, ask };
}
/** A task that begins now. */
const opened = async () => {
  const task = await survey.host(short);
  await database.read
    .updateTable('tasks')
    .set({ starts_at: survey.deps.clock.now() })
    .where('hash_id', '=', task.hashId)
    .execute();
  return task;
};
const toldOf = (memberId: string) => told.filter((one) => one.memberId === memberId);

it('rule 3.45: who met a full quota is told of a task that begins afterwards, once', async () => {
  const { member, ask } = await asked();
  await ask();
  await ask();
  await remindMembers(survey.deps);
  expect(toldOf(member.id)).toEqual([]);
  survey.deps.clock.advance(1000);
  const task = await opened();
  await remindMembers(survey.deps);
  await remindMembers(survey.deps);
  expect(toldOf(member.id)).toEqual([{ memberId: member.id, title: task.hashId }]);
});

it('rule 3.45: after 30 days nobody waits any more, and other results don’t', async () => {
  const { member, ask } = await asked();
  await ask();
  survey.deps.clock.advance(31 * DAY_MS);
  await opened();
  await remindMembers(survey.deps);
  expect(toldOf(member.id)).toEqual([]);
  const other = await asked(2);
  await expect(other.ask()).rejects.toMatchObject({ name: 'NOT_FOUND' });
});
