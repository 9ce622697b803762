import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { silentLog } from '../../../../test/system/silent-log.ts';
import { testDatabase } from '../../../../test/database/test-database.ts';
import type { Database } from '../database.ts';
import { startUpkeep, type Upkeep } from './upkeep.ts';

const HOUR = 3_600_000;
let database: Database;
let upkeep: Upkeep;

beforeAll(async () => {
  database = await testDatabase();
  await sql`create table filled (id int primary key, text text)`.execute(database.read);
  await sql`alter table filled alter column text set storage external`.execute(database.read);
  await sql`create table empty (id int primary key)`.execute(database.read);
  upkeep = startUpkeep({ db: database.read, log: silentLog, checkpointMs: HOUR, vacuumMs: HOUR });
});

afterAll(async () => {
  upkeep.stop();
  await database.close();
});

async function logBytes(): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`select sum(size)::int8 as bytes from pg_ls_waldir()`.execute(
    database.read,
  );
  return rows[0]?.bytes ?? 0;
}

async function logPosition(): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::int8 as bytes`.execute(database.read);
  return rows[0]?.bytes ?? 0;
}

test('the write-ahead log stays bounded while much more than that is written', async () => {
  const rounds = 30;
  const written = await logPosition();
  for (let round = 0; round < rounds; round += 1) {
    await sql`insert into filled select ${round}::int * 1000 + n, repeat(md5(n::text), 200)
      from generate_series(1, 1000) n`.execute(database.read);
    await upkeep.checkpoint();
  }
  expect((await logPosition()) - written).toBeGreaterThan(128 * 1024 * 1024);
  expect(await logBytes()).toBeLessThan(64 * 1024 * 1024);
});

test('tables that grew are vacuumed and analysed, and an empty one never is', async () => {
  expect(await upkeep.vacuum()).toContain('public.filled');
  const { rows } = await sql<{ relname: string; analysed: boolean }>`
    select relname, last_analyze is not null as analysed from pg_stat_user_tables
    where relname in ('filled', 'empty') order by relname`.execute(database.read);
  expect(rows).toEqual([
    { relname: 'empty', analysed: false },
    { relname: 'filled', analysed: true },
  ]);
});

test('a table that did not change since is left alone', async () => {
  expect(await upkeep.vacuum()).toEqual([]);
});
