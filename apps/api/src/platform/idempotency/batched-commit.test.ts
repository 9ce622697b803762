import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { silentLog } from '../../../test/system/silent-log.ts';
import { testDatabase } from '../../../test/database/test-database.ts';
import { allTogether, together } from '../../../test/together.ts';
import { systemClock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { createEvents, type Events } from '../events/events.ts';
import { type FinalSteps, batchedIdempotentCommit } from './batched-commit.ts';
import { systemRandom } from '../random.ts';

let database: Database;
let events: Events;
let memberId: string;

beforeAll(async () => {
  database = await testDatabase();
  events = createEvents({ database, clock: systemClock, log: silentLog, notified: false, pollMs: 10 });
  await sql`create table effects (member_id uuid not null, amount integer not null check (amount >= 0))`.execute(
    database.read,
  );
});

beforeEach(() => {
  memberId = systemRandom.uuid();
});

afterAll(async () => {
  await database.close();
});

interface Effect {
  memberId: string;
  amount: number;
  /** Whether the data it was computed from is unchanged. */
  holds: boolean;
}

/** One row for each call that holds. */
const ending: FinalSteps<Effect, unknown> = {
  steps: (effects) => [
    {
      name: 'last',
      statement: sql`
        insert into effects (member_id, amount)
        select "memberId", amount
        from jsonb_to_recordset(${JSON.stringify(effects)}::jsonb) as due ("memberId" uuid, amount integer, holds boolean)
        where holds
        returning member_id, amount as value`,
    },
  ],
  answer: (_due, count) => ({ zulu: 1, count, alpha: 'a' }),
  event: (due) => ({ topic: due.memberId, payload: { zulu: 1 } }),
};

const endingHere = () => batchedIdempotentCommit({ database, events }, ending);
const callOf = (member: string) => ({ memberId: member, key: 'k', hash: 'h' });
const due = (amount: number, holds = true): Effect => ({ memberId, amount, holds });
const work = (amount: number) => () => Promise.resolve(due(amount));
const texts = (answers: readonly unknown[]) => [...new Set(answers.map((answer) => JSON.stringify(answer)))];

async function effectsOf(member: string): Promise<number[]> {
  const { rows } = await sql<{ amount: number }>`
    select amount from effects where member_id = ${member}`.execute(database.read);
  return rows.map(({ amount }) => amount);
}

test('I1 a work whose last step runs with the key has one effect, and its answer holds what that step found', async () => {
  const end = endingHere();
  const answers = await allTogether(20, () => end(callOf(memberId), work(42)));
  expect(texts(answers)).toEqual(['{"zulu":1,"count":42,"alpha":"a"}']);
  expect(await effectsOf(memberId)).toEqual([42]);
  await expect(end({ ...callOf(memberId), hash: 'other' }, work(42))).rejects.toMatchObject({
    name: 'IDEMPOTENCY_CONFLICT',
  });
  expect(await effectsOf(memberId)).toEqual([42]);
});

test('I1 news goes out with the first answer only', async () => {
  const heard: unknown[] = [];
  const last = Promise.withResolvers<void>();
  events.subscribe(memberId, (payload) => heard.push(payload));
  events.subscribe(`${memberId}:end`, () => last.resolve());
  await events.start();
  const end = endingHere();
  await allTogether(10, () => end(callOf(memberId), work(42)));
  await database.transaction((tx) => events.publishIn(tx, `${memberId}:end`, {}));
  await last.promise;
  await events.stop();
  expect(heard).toEqual([{ zulu: 1 }]);
  expect(await effectsOf(memberId)).toEqual([42]);
});

test.for([
  [true, 7],
  [false, 42],
] as const)('I1 what is due early is the whole work, once, while it holds: %s', async ([holds, count]) => {
  const end = endingHere();
  const answers = await allTogether(20, () => end(callOf(memberId), work(42), due(7, holds)));
  expect(texts(answers)).toEqual([`{"zulu":1,"count":${count},"alpha":"a"}`]);
  expect(await effectsOf(memberId)).toEqual([count]);
  const { rows } = await sql`select from events where topic = ${memberId}`.execute(database.read);
  expect(rows).toHaveLength(1);
});

test('I1 of works that end in one statement each has its own effect and answer, and one that fails fails alone', async () => {
  const end = endingHere();
  const members = Array.from({ length: 12 }, () => systemRandom.uuid());
  const early = (amount: number): Effect => ({
    memberId: members[amount] ?? '',
    amount,
    holds: amount !== 5,
  });
  const outcomes = await together(members.length, (amount) =>
    end(callOf(members[amount] ?? ''), () => Promise.resolve({ ...early(amount), holds: true }), {
      ...early(amount),
      ...(amount === 3 && { amount: -1 }),
    }),
  );
  const refused = outcomes.flatMap((outcome, index) => (outcome.status === 'rejected' ? [index] : []));
  expect(refused).toEqual([3]);
  for (const [index, outcome] of outcomes.entries()) {
    if (outcome.status === 'fulfilled') expect(outcome.value).toMatchObject({ count: index });
  }
  const effects = await Promise.all(members.map(effectsOf));
  expect(effects).toEqual(members.map((_, index) => (index === 3 ? [] : [index])));
});

test('an answer that holds its value twice, or not at all, is refused before anything is stored', async () => {
  const wrong: FinalSteps<Effect, unknown>['answer'][] = [(_due, value) => [value, value], () => 'none'];
  for (const answer of wrong) {
    const end = batchedIdempotentCommit({ database, events }, { ...ending, answer });
    await expect(end(callOf(memberId), work(1))).rejects.toThrow('hold its value once');
  }
  expect(await effectsOf(memberId)).toEqual([]);
});

test('an answer that is known before is stored as it is, whatever the last step found', async () => {
  const end = batchedIdempotentCommit(
    { database, events },
    { ...ending, answer: ({ amount }: Effect) => ({ amount, text: '-9007199254740991' }), isKnown: true },
  );
  const answers = await allTogether(5, () => end(callOf(memberId), work(42), due(42)));
  expect(texts(answers)).toEqual(['{"amount":42,"text":"-9007199254740991"}']);
  expect(await effectsOf(memberId)).toEqual([42]);
});

test('a text that reads like the place of the value is left as it is', async () => {
  const text = '-9007199254740991 "\\u0000"';
  const end = batchedIdempotentCommit(
    { database, events },
    { ...ending, answer: (_due, count) => ({ text, count }) },
  );
  expect(await end(callOf(memberId), work(42), due(42))).toEqual({ text, count: 42 });
});
