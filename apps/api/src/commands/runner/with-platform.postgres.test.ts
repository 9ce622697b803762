import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commandOutcome } from '../../../test/commands/command-outcome.ts';
import {
  createEmptyTestDatabase,
  type TestDatabasePlace,
} from '../../../test/database/postgres-test-database.ts';
import { commands } from '../commands.ts';

let place: TestDatabasePlace;
let folder: string;
beforeAll(async () => {
  place = await createEmptyTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'yayan-older-'));
});
afterAll(async () => {
  await place.drop();
  await rm(folder, { recursive: true });
});

const run = async (...args: string[]) =>
  await commandOutcome(commands, args, {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    YAYAN_DATA_DIR: folder,
    DATABASE_URL: place.url,
  });
const tables = async (): Promise<number> => {
  const client = new Client({ connectionString: place.url });
  await client.connect();
  const { rows } = await client.query<{ count: number }>(
    "select count(*)::int as count from pg_tables where schemaname = 'public'",
  );
  await client.end();
  return rows[0]?.count ?? 0;
};

it('a command changes no schema under the servers: only migrate does', { timeout: 120_000 }, async () => {
  for (const args of [['acts'], ['jobs', 'list'], ['jobs', 'retry', 'test.send', '--by', '林晓']])
    expect(await run(...args)).toMatchObject({
      code: 1,
      err: expect.stringContaining('The database lacks'),
    });
  expect(await tables()).toBe(0);
  expect(await run('migrate')).toMatchObject({ code: 0 });
  expect(await run('acts')).toMatchObject({ code: 0 });
});
