import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../src/platform/database/database.ts';
import { runs, timeFor } from '../runs.ts';
import { testDatabase } from '../database/test-database.ts';
import { balances } from '../../src/modules/ledger/module.ts';
import { sweepSeats } from '../../src/modules/survey/answering/sweep-seats.ts';
import { startParticipation } from '../../src/modules/survey/start/start.ts';
import { meal, withCell } from './short-survey.ts';
import { readOn, refusalOf, save, submit, testSurvey, type TestSurvey } from './survey-world.ts';

const definition = withCell(1_000_000);
const ORDERS = runs(30, 10_000);

let database: Database;
let survey: TestSurvey;
beforeAll(async () => {
  database = await testDatabase();
  survey = testSurvey(database);
});
afterAll(() => database.close());

const steps = [
  'start',
  'pass',
  'other',
  'out',
  'answer',
  'submit',
  'resubmit',
  'sweep',
  'minute',
  'hour',
] as const;
type Step = (typeof steps)[number];

/** Does one step of a member or of the clock. It may be refused. */
async function take(step: Step, who: Awaited<ReturnType<typeof arrive>>): Promise<void> {
  const { deps } = survey;
  const { member, task } = who;
  const row = await database.read
    .selectFrom('survey_sessions')
    .select(['participation_id', 'revision'])
    .where('member_id', '=', member.id)
    .executeTakeFirst();
  const id = row?.participation_id ?? '00000000-0000-7000-8000-000000000000';
  const revision = row?.revision ?? 0;
  const post = (page: string, answers: object) =>
    refusalOf(save(deps, member, id, page, { ...answers }, revision));
  const end = (key: string) =>
    refusalOf(submit(deps, member, id, { page: 'meal', answers: meal, revision, key }));
  const does: Record<Step, () => unknown> = {
    start: () => refusalOf(startParticipation(deps, member.id, member.origin, { taskHashId: task.hashId })),
    pass: () => post('screening', { breakfast: 'daily' }),
    other: () => post('screening', { breakfast: 'often' }),
    out: () => {
      readOn(deps);
      return post('screening', { breakfast: 'never' });
    },
    answer: () => post('meal', meal),
    submit: () => end('one'),
    resubmit: () => end('two'),
    sweep: () => sweepSeats(deps),
    minute: () => deps.clock.advance(60_000),
    hour: () => deps.clock.advance(3_600_000),
  };
  await does[step]();
}

async function arrive() {
  return { member: await survey.member(), task: await survey.host(definition) };
}

/** The stored result, coins and seats. */
async function storedState({ member, task }: Awaited<ReturnType<typeof arrive>>) {
  const own = await database.read
    .selectFrom('participations')
    .select(['result', 'result_id', 'paid_coins', 'seated'])
    .where('member_id', '=', member.id)
    .executeTakeFirst();
  const cell = await database.read
    .selectFrom('quota_cells')
    .select(['reserved', 'complete'])
    .where('task_id', '=', task.id)
    .executeTakeFirstOrThrow();
  const { seats_taken: taken } = await database.read
    .selectFrom('tasks')
    .select('seats_taken')
    .where('id', '=', task.id)
    .executeTakeFirstOrThrow();
  return { own, cell, taken, coins: (await balances(database.read, member.id)).coins };
}

it(
  'L5 any order of steps gives one final result that never changes, one payment, and no lost seat',
  { timeout: timeFor(ORDERS, 2_000) },
  async () => {
    const orders = fc.array(fc.constantFrom(...steps), { minLength: 3, maxLength: 12 });
    const ends = new Set<number>();
    await fc.assert(
      fc.asyncProperty(orders, async (order) => {
        const who = await arrive();
        let ended: string | null = null;
        for (const step of ['start' as const, ...order]) {
          await take(step, who);
          const { own, cell, taken, coins } = await storedState(who);
          const result = own?.result ?? 0;
          ends.add(result);
          if (ended !== null) expect(own?.result_id).toBe(ended);
          ended = own?.result_id ?? null;
          expect(coins).toBe(own?.paid_coins);
          expect(coins).toBe(result === 1 ? 60 : result === 2 ? 10 : 0);
          const isOpenSeated = result === 0 && own?.seated === true;
          expect(taken).toBe(isOpenSeated || result === 1 ? 1 : 0);
          if (result !== 0) expect(cell.reserved).toBe(0);
          expect(cell.reserved).toBeLessThanOrEqual(isOpenSeated ? 1 : 0);
          expect(cell.complete).toBeLessThanOrEqual(result === 1 ? 1 : 0);
        }
      }),
      { numRuns: ORDERS },
    );
    expect(ends.size).toBeGreaterThan(2);
  },
);
