import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../src/platform/database/database.ts';
import { testDatabase } from '../database/test-database.ts';
import { cellOf, crowd, meal, onePage, passScreening, screening, withCell } from './short-survey.ts';
import { submit, testSurvey, type TestSurvey } from './survey-world.ts';

/** Blocks the first complete during its payment, like slow invitation steps or notifications. */
let hold: Promise<void> | undefined;
let reached: () => void = () => undefined;

let database: Database;
let survey: TestSurvey;
beforeAll(async () => {
  database = await testDatabase();
  survey = testSurvey(database, {
    completed: async () => {
      const waiting = hold;
      hold = undefined;
      if (waiting === undefined) return;
      reached();
      await waiting;
    },
  });
});
afterAll(() => database.close());

function holdFirst(): { reachedPayment: Promise<void>; letGo: () => void } {
  const held = Promise.withResolvers<void>();
  const at = Promise.withResolvers<void>();
  hold = held.promise;
  reached = () => {
    at.resolve();
  };
  return { reachedPayment: at.promise, letGo: held.resolve };
}

it('other members take seats and finish while a member of the same task and cell is being paid', async () => {
  const { task, people } = await crowd(survey, 3, withCell(3));
  const [first, second, third] = people;
  if (!first || !second || !third) throw new Error('nobody came');
  await passScreening(survey, first);
  await passScreening(survey, second);
  survey.deps.clock.advance(60_000);
  const { reachedPayment, letGo } = holdFirst();
  const finish = (one: typeof first) =>
    submit(survey.deps, one.member, one.id, { page: 'meal', answers: meal, revision: 1 });
  const paying = finish(first);
  await reachedPayment;
  expect(await passScreening(survey, third)).toMatchObject({ outcome: 'next' });
  expect(await finish(second)).toMatchObject({ result: 1 });
  letGo();
  expect(await paying).toMatchObject({ result: 1 });
  expect(await cellOf(survey, task.id)).toEqual({ limit: 3, reserved: 1, complete: 2 });
});

it('a one-page questionnaire takes its seat before the payment, and exactly as many seats as there are', async () => {
  const { task, people } = await crowd(survey, 3, onePage(2), { seats: 2 });
  survey.deps.clock.advance(60_000);
  const { reachedPayment, letGo } = holdFirst();
  const finish = (index: number) => {
    const one = people[index];
    if (one === undefined) throw new Error('nobody came');
    const answers = { ...screening, ...meal };
    return submit(survey.deps, one.member, one.id, { page: 'screening', answers, revision: 0 });
  };
  const paying = finish(0);
  await reachedPayment;
  expect(await finish(1)).toMatchObject({ result: 1 });
  expect(await finish(2)).toMatchObject({ result: 3 });
  letGo();
  expect(await paying).toMatchObject({ result: 1 });
  expect(await cellOf(survey, task.id)).toEqual({ limit: 2, reserved: 0, complete: 2 });
});
