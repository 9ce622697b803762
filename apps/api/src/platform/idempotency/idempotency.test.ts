import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ApiFault, refuse } from '../../errors/api-fault.ts';
import { testDatabase } from '../../../test/database/test-database.ts';
import type { Database } from '../database/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { defineIdempotencySweep, idempotently } from './idempotency.ts';
import { systemRandom } from '../random.ts';
import type { Tx } from '../database/tx.ts';

let database: Database;
let memberId: string;

beforeAll(async () => {
  database = await testDatabase();
  await sql`create table effects (member_id uuid not null)`.execute(database.read);
});

beforeEach(() => {
  memberId = systemRandom.uuid();
});

afterAll(async () => {
  await database.close();
});

async function effect(tx: Tx): Promise<{ zulu: number; alpha: string }> {
  await sql`insert into effects values (${memberId})`.execute(tx);
  return { zulu: 1, alpha: systemRandom.uuid() };
}

async function effects(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from effects where member_id = ${memberId}`.execute(database.read);
  return rows[0]?.count ?? -1;
}

test('I1 the same key 50 times at once has one effect and one answer, to the byte', async () => {
  const call = { memberId, key: 'k', hash: 'h' };
  const answers = await Promise.all(Array.from({ length: 50 }, () => idempotently(database, call, effect)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await effects()).toBe(1);
});

test('I1 the same key with another request is refused and changes nothing', async () => {
  await idempotently(database, { memberId, key: 'k', hash: 'h' }, effect);
  const other = idempotently(database, { memberId, key: 'k', hash: 'other' }, effect);
  await expect(other).rejects.toThrow(ApiFault);
  await expect(other).rejects.toMatchObject({ name: 'IDEMPOTENCY_CONFLICT' });
  expect(await effects()).toBe(1);
});

test('I1 a repetition that the first one made impossible is answered, not refused', async () => {
  const call = { memberId, key: 'k', hash: 'h' };
  const once = async (tx: Tx): Promise<unknown> => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${memberId}, 0))`.execute(tx);
    const { rows } = await sql`select from effects where member_id = ${memberId}`.execute(tx);
    return rows.length > 0 ? refuse('ALREADY_CHECKED_IN') : await effect(tx);
  };
  const answers = await Promise.all(Array.from({ length: 20 }, () => idempotently(database, call, once)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await effects()).toBe(1);
  const other = idempotently(database, { ...call, hash: 'other' }, once);
  await expect(other).rejects.toMatchObject({ name: 'IDEMPOTENCY_CONFLICT' });
  await expect(idempotently(database, { ...call, key: 'other' }, once)).rejects.toMatchObject({
    name: 'ALREADY_CHECKED_IN',
  });
});

test('I1 a call that would be refused waits for the same call that is under way, and gets its answer', async () => {
  const call = { memberId, key: 'k', hash: 'h' };
  const begun = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const first = idempotently(database, call, async (tx) => {
    begun.resolve();
    await mayEnd.promise;
    return await effect(tx);
  });
  await begun.promise;
  const second = idempotently(database, call, () => Promise.resolve(refuse('ALREADY_CHECKED_IN')));
  // Long enough for the second one to be refused, if nothing held it back.
  await Promise.race([second.catch(() => undefined), wait(200)]);
  mayEnd.resolve();
  expect(await Promise.allSettled([second])).toEqual([{ status: 'fulfilled', value: await first }]);
  const other = idempotently(database, { ...call, hash: 'other' }, effect);
  await expect(other).rejects.toMatchObject({ name: 'IDEMPOTENCY_CONFLICT' });
  expect(await effects()).toBe(1);
});

test('I1 keys are scoped to their member', async () => {
  await idempotently(database, { memberId, key: 'k', hash: 'h' }, effect);
  memberId = systemRandom.uuid();
  await idempotently(database, { memberId, key: 'k', hash: 'h' }, effect);
  expect(await effects()).toBe(1);
});

test('I1 a refusal rolls back and leaves the key free', async () => {
  const call = { memberId, key: 'k', hash: 'h' };
  const refused = idempotently(database, call, async (tx) => {
    await effect(tx);
    throw new Error('refused');
  });
  await expect(refused).rejects.toThrow('refused');
  expect(await effects()).toBe(0);
  await idempotently(database, call, effect);
  expect(await effects()).toBe(1);
});

test('work without an answer is answered with null, the first time and again', async () => {
  const call = { memberId, key: 'empty', hash: 'h' };
  const nothing = (): Promise<undefined> => Promise.resolve(undefined);
  expect(await idempotently(database, call, nothing)).toBeNull();
  expect(await idempotently(database, call, nothing)).toBeNull();
});

test('answers are deleted after 7 days, in batches', async () => {
  const age = async (key: string, days: number): Promise<void> => {
    await idempotently(database, { memberId, key, hash: 'h' }, effect);
    await sql`update idempotency_keys set created_at = now() - make_interval(days => ${days}::int)
      where key = ${key}`.execute(database.read);
  };
  for (const key of ['1', '2', '3', '4', '5']) await age(key, 8);
  await age('young', 6);
  const deleted: bigint[] = [];
  const read = database.read.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => {
      deleted.push(result.numAffectedRows ?? 0n);
      return Promise.resolve(result);
    },
  });
  let sweep: (() => Promise<void>) | undefined;
  const { signal } = new AbortController();
  const jobs: Pick<Jobs, 'define' | 'schedule'> = {
    define: (_name, handler) => {
      sweep = () => handler(Object.create(null), { id: '', attempt: 0, signal });
    },
    schedule: () => undefined,
  };
  defineIdempotencySweep({ ...database, read }, jobs, 2);
  await sweep?.();
  expect(deleted).toEqual([2n, 2n, 1n]);
  const { rows } = await sql<{ key: string }>`
    select key from idempotency_keys where member_id = ${memberId}`.execute(database.read);
  expect(rows).toEqual([{ key: 'young' }]);
});
