import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SurveyDefinition } from '@yayan/survey-engine';
import type { Database } from '../../../platform/database/database.ts';
import { testDatabase } from '../../../../test/database/test-database.ts';
import { listTasks } from '../../task/wall/wall.ts';
import { crowd, passScreening, short, withCell } from '../../../../test/survey/short-survey.ts';
import { begin, readOn, testSurvey, type TestSurvey } from '../../../../test/survey/survey-world.ts';
import { updateFullQuotas } from './update-full-quotas.ts';
import { sweepSeats } from '../answering/sweep-seats.ts';

let database: Database;
let survey: TestSurvey;
beforeAll(async () => {
  database = await testDatabase();
  survey = testSurvey(database);
});
afterAll(() => database.close());

/** The short survey with one quota cell that fits everybody who passes its screening. */
const forEverybody = (limit: number): SurveyDefinition => ({
  ...short,
  host: { ...short.host, quotaCells: [{ name: '吃早餐', when: "{breakfast} <> 'never'", limit }] },
});

/** How the wall shows a task to a member who has not joined it. */
const shown = async (hashId: string) => {
  const member = await survey.member();
  const { items } = await listTasks(survey.deps, member.id, 1, { limit: 100 });
  const card = items.find((one) => one.hashId === hashId);
  return card && { availability: card.availability, seatsLeft: card.seatsLeft };
};

it('a task whose cell for everybody is full is shown as full and can’t be started, until a seat is free again', async () => {
  const { task, people } = await crowd(survey, 1, forEverybody(1), { seats: 50 });
  expect(await updateFullQuotas(database)).toBe(0);
  expect(await shown(task.hashId)).toEqual({ availability: 'open', seatsLeft: 50 });
  readOn(survey.deps);
  for (const one of people) await passScreening(survey, one);
  expect(await updateFullQuotas(database)).toBe(1);
  expect(await shown(task.hashId)).toEqual({ availability: 'full', seatsLeft: 0 });
  await expect(begin(survey.deps, await survey.member(), task)).rejects.toThrow('名额已满');
  expect(await updateFullQuotas(database)).toBe(0);

  survey.deps.clock.advance(short.host.seatMinutes * 60_000 + 1);
  await sweepSeats(survey.deps);
  expect(await updateFullQuotas(database)).toBe(1);
  expect(await shown(task.hashId)).toMatchObject({ availability: 'open' });
});

it('a task whose only cell is for some stays open when it is full', async () => {
  const { task } = await crowd(survey, 1, withCell(0));
  expect(await updateFullQuotas(database)).toBe(0);
  expect(await shown(task.hashId)).toMatchObject({ availability: 'open' });
});

it('rule 6.45: a task that cannot be updated does not keep the others from it', async () => {
  const crowds = [];
  for (let place = 0; place < 2; place += 1)
    crowds.push(await crowd(survey, 1, forEverybody(1), { seats: 50 }));
  readOn(survey.deps);
  for (const { people } of crowds) for (const one of people) await passScreening(survey, one);
  const [stuck] = crowds;
  await sql
    .raw(`
    create function break_quota() returns trigger language plpgsql as $$
    begin
      if new.hash_id = '${stuck?.task.hashId ?? ''}' then raise exception 'broken'; end if;
      return new;
    end $$`)
    .execute(database.read);
  await sql`
    create trigger break_quota before update of quota_full on tasks
    for each row execute function break_quota()`.execute(database.read);
  await expect(updateFullQuotas(database)).rejects.toThrow(AggregateError);
  await sql`drop function break_quota cascade`.execute(database.read);
  const states = [];
  for (const { task } of crowds) states.push((await shown(task.hashId))?.availability);
  expect(states).toEqual(['open', 'full']);
  expect(await updateFullQuotas(database)).toBe(1);
});
