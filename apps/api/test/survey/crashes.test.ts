import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../src/platform/database/database.ts';
import { crashEverywhere, type Repeatable } from '../crashes/crash-everywhere.ts';
import { crashPoints, type CrashPoints } from '../crashes/crash-points.ts';
import { testDatabase } from '../database/test-database.ts';
import { balances, reconcile } from '../../src/modules/ledger/module.ts';
import { changeQuality } from '../../src/modules/reward/module.ts';
import { findByTask } from '../../src/modules/task/participation/participations.ts';
import { participationChecks } from '../../src/modules/task/participation/reconcile-participations.ts';
import { sweepSeats } from '../../src/modules/survey/answering/sweep-seats.ts';
import { readSession } from '../../src/modules/survey/answering/session-store.ts';
import { onePage, cellOf, meal, screening, seated, seatsTaken, short, withCell } from './short-survey.ts';
import {
  readOn,
  begin,
  type HostedTask,
  save,
  startTask,
  submit,
  type TestMember,
  testSurvey,
  type TestSurvey,
} from './survey-world.ts';

let database: Database;
let survey: TestSurvey;
let crash: CrashPoints;
beforeAll(async () => {
  database = await testDatabase();
  survey = testSurvey(database, { changeQuality });
  crash = crashPoints(database);
});
afterAll(() => database.close());

/** One repeatable call of a member in one task, for the crash tests. */
interface Call extends Repeatable {
  readonly member: TestMember;
  readonly task: HostedTask;
}

const attentive = {
  ...withCell(5),
  host: { ...withCell(5).host, attentionChecks: [{ question: 'satisfaction', expected: 5 }] },
};
const posted = { page: 'meal', answers: meal, revision: 1 };

const started = async (definition = withCell(5)) => {
  const task = await survey.host(definition);
  const member = await survey.member();
  return { task, member, id: await begin(survey.deps, member, task) };
};

const submitting = async (definition: typeof short, minutes: number): Promise<Call> => {
  const { task, member, id } = await seated(survey, definition);
  survey.deps.clock.advance(minutes * 60_000);
  return { task, member, run: () => submit(survey.deps, member, id, posted) };
};

const screened = async (answers: object): Promise<Call> => {
  const { task, member, id } = await started();
  readOn(survey.deps);
  const run = () => save(survey.deps, member, id, 'screening', { ...answers }, 0);
  return { task, member, run };
};

const calls: readonly [name: string, prepare: () => Promise<Call>, stands: object][] = [
  [
    'starting',
    async () => {
      const task = await survey.host(short);
      const member = await survey.member();
      return { task, member, run: () => startTask(survey, member, task) };
    },
    { result: 0, coins: 0, taken: 0, revision: 0 },
  ],
  [
    'taking a seat',
    () => screened(screening),
    { result: 0, coins: 0, taken: 1, cell: { limit: 5, reserved: 1, complete: 0 }, revision: 1 },
  ],
  ['being screened out', () => screened({ breakfast: 'never' }), { result: 2, coins: 10, taken: 0 }],
  [
    'saving a page',
    async () => {
      const { task, member, id } = await seated(survey, withCell(5));
      return { task, member, run: () => save(survey.deps, member, id, 'meal', meal, 1) };
    },
    { result: 0, coins: 0, taken: 1, answers: { ...screening, ...meal }, revision: 2 },
  ],
  [
    'submitting',
    () => submitting(withCell(5), 1),
    { result: 1, coins: 60, credit: 4, taken: 1, cell: { limit: 5, reserved: 0, complete: 1 }, figures: 1 },
  ],
  [
    'submitting too fast',
    () => submitting(withCell(5), 0),
    { result: 4, coins: 0, taken: 0, cell: { limit: 5, reserved: 0, complete: 0 }, figures: 1 },
  ],
  [
    'submitting without care',
    () => submitting(attentive, 1),
    { result: 4, coins: 0, taken: 0, quality: 78, figures: 1 },
  ],
  [
    'submitting a questionnaire of one page, whose seat is taken before',
    async () => {
      const { task, member, id } = await started(onePage(5));
      survey.deps.clock.advance(60_000);
      const all = { page: 'screening', answers: { ...screening, ...meal }, revision: 0 };
      return { task, member, run: () => submit(survey.deps, member, id, all) };
    },
    { result: 1, coins: 60, taken: 1, cell: { limit: 5, reserved: 0, complete: 1 }, figures: 1 },
  ],
  ['submitting too late', () => submitting(withCell(5), 20), { result: 8, coins: 0, taken: 0 }],
  [
    'sweeping a seat',
    async () => {
      survey.deps.clock.advance(20 * 60_000);
      await sweepSeats(survey.deps);
      return { ...(await submitting(withCell(5), 20)), run: () => sweepSeats(survey.deps) };
    },
    { result: 8, coins: 0, taken: 0, cell: { limit: 5, reserved: 0, complete: 0 } },
  ],
];

/** All stored data that such a call may change. */
async function storedState({ member, task }: Call): Promise<object> {
  const own = await findByTask(database.read, member.id, task.id);
  if (own === undefined) return { result: 'none' };
  const session = await readSession(database.read, member.id, own.id);
  const count = async (table: 'survey_figures' | 'survey_open_answers' | 'idempotency_keys') => {
    const { rows } = await database.read
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .where('member_id', '=', member.id)
      .executeTakeFirstOrThrow();
    return rows;
  };
  const hasCells = (await cellOf(survey, task.id).catch(() => undefined)) !== undefined;
  return {
    ...(await balances(database.read, member.id)),
    result: own.result,
    detail: own.detail,
    progress: own.progress,
    seated: own.seated,
    taken: await seatsTaken(survey, task.id),
    ...(hasCells && { cell: await cellOf(survey, task.id) }),
    revision: session?.revision,
    answers: session?.answers,
    cells: session?.cells,
    figures: await count('survey_figures'),
    openAnswers: await count('survey_open_answers'),
    keys: await count('idempotency_keys'),
  };
}

describe('L8 the server crashes at any point of a call, and repeating the call has exactly one effect', () => {
  it.each(calls)('%s', { timeout: 120_000 }, async (_name, prepare, stands) => {
    let whole: object | undefined;
    for await (const call of crashEverywhere(crash, prepare)) {
      const left = await storedState(call);
      expect(left).toMatchObject(stands);
      whole ??= left;
      expect(left).toEqual(whole);
    }
  });

  it('afterwards every payment has its transfer', async () => {
    const results = await reconcile(database, participationChecks);
    expect(results.flatMap(({ findings }) => findings)).toEqual([]);
  });
});
