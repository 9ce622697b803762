import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database/test-database.ts';
import type { Database } from './database.ts';
import { onTrial } from './trial.ts';

const LIMIT_MS = 300;

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await database.run('create table trial_rows (id int primary key, taken int not null)');
  await database.run('insert into trial_rows values (1, 0), (2, 0)');
});
afterAll(() => database.close());

const taken = async (id: number): Promise<number | undefined> => {
  const { rows } = await sql<{ taken: number }>`select taken from trial_rows where id = ${id}`.execute(
    database.read,
  );
  return rows[0]?.taken;
};
const take = (id: number) => sql`update trial_rows set taken = taken + 1 where id = ${id}`;

test('a trial sees its own changes, and nobody else does', async () => {
  const seen = await onTrial(database, async (trial) => {
    await trial.transaction(async (tx) => await take(1).execute(tx));
    const { rows } = await sql<{ taken: number }>`select taken from trial_rows where id = 1`.execute(
      trial.read,
    );
    return rows[0]?.taken;
  });
  expect([seen, await taken(1)]).toEqual([1, 0]);
});

test('a trial that takes too long ends, and lets go of what it locked', async () => {
  let rounds = 0;
  let last: unknown;
  const endless = onTrial(
    database,
    async (trial) => {
      // Work that goes on after a failed item, like a sweep.
      for (;;) {
        rounds += 1;
        try {
          await trial.transaction(async (tx) => await take(1).execute(tx));
        } catch (error) {
          last = error;
          break;
        }
      }
      await trial.transaction(async (tx) => await take(1).execute(tx)).catch(() => undefined);
    },
    LIMIT_MS,
  );
  await expect(endless).rejects.toThrow('Nothing is changed');
  expect(rounds).toBeGreaterThan(3);
  expect(last).toMatchObject({ name: 'TrialTooLong' });
  await database.transaction(async (tx) => {
    await sql`select set_config('lock_timeout', '100', true)`.execute(tx);
    await take(1).execute(tx);
  });
  expect(await taken(1)).toBe(1);
});

test('one statement that takes too long ends, too', async () => {
  const sleeping = onTrial(
    database,
    async (trial) => await sql`select pg_sleep(60)`.execute(trial.read),
    LIMIT_MS,
  );
  await expect(sleeping).rejects.toThrow('Nothing is changed');
});

test('work that goes on after the end of its trial changes nothing', async () => {
  let late: Promise<unknown> = Promise.resolve();
  const running = onTrial(
    database,
    async (trial) => {
      late = wait(2 * LIMIT_MS).then(() => trial.transaction(async (tx) => await take(2).execute(tx)));
      late.catch(() => undefined);
      await wait(LIMIT_MS + 50);
      await take(2).execute(trial.read);
    },
    LIMIT_MS,
  );
  await expect(running).rejects.toThrow('Nothing is changed');
  await expect(late).rejects.toThrow();
  expect(await taken(2)).toBe(0);
});

test('a trial waits a second for a lock of a member at most', async () => {
  const held = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const member = database.transaction(async (tx) => {
    await take(2).execute(tx);
    locked.resolve();
    await held.promise;
  });
  await locked.promise;
  await expect(onTrial(database, async (trial) => await take(2).execute(trial.read))).rejects.toMatchObject({
    code: '55P03',
  });
  held.resolve();
  await member;
});
