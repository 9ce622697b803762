import { Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../test/database/postgres-test-database.ts';
import type { Schema } from '../gen/schema.ts';
import { openPostgres } from '../postgres/postgres-engine.ts';
import { type FunctionFile, readFunctionFiles } from './function-files.ts';
import { applyFunctions, newFunctions } from './functions.ts';
import { migrate } from './migrate.ts';
import { type MigrationFile, readMigrationFiles } from './migration-files.ts';

let place: Awaited<ReturnType<typeof createTestDatabase>>;
let engine: ReturnType<typeof openPostgres>;
let db: Kysely<Schema>;

beforeAll(async () => {
  place = await createTestDatabase();
  engine = openPostgres({ url: place.url, onError: () => undefined });
  db = new Kysely<Schema>({ dialect: engine.dialect });
});

afterAll(async () => {
  await db.destroy();
  await engine.release();
  await place.drop();
});

/** A function that returns a number, or the result of another function. */
const returning = (name: string, result: string): FunctionFile => ({
  name,
  text: `create or replace function ${name}() returns integer language sql as $$ select ${result} $$;`,
  checksum: `${name} ${result}`,
});

const call = async (name: string): Promise<number | undefined> =>
  (await sql<{ result: number }>`select ${sql.id(name)}() as result`.execute(db)).rows[0]?.result;

test('a migrated database has the text of every function', async () => {
  expect(await newFunctions(db, await readFunctionFiles())).toEqual([]);
});

test('a function is applied once, and again when its text changes', async () => {
  expect(await applyFunctions(db, [returning('test_once', '1')])).toEqual(['test_once']);
  expect(await applyFunctions(db, [returning('test_once', '1')])).toEqual([]);
  expect(await applyFunctions(db, [returning('test_once', '2')])).toEqual(['test_once']);
  expect(await call('test_once')).toBe(2);
});

test('a function may call one that comes after it', async () => {
  const files = [returning('test_first', 'test_second()'), returning('test_second', '7')];
  expect(await applyFunctions(db, files)).toEqual(['test_first', 'test_second']);
  expect(await call('test_first')).toBe(7);
});

test('a server of the old release that starts beside a new one does not put its text back', async () => {
  const [old, current] = [returning('test_release', '1'), returning('test_release', '2')];
  await applyFunctions(db, [old]);
  await applyFunctions(db, [current]);
  expect(await newFunctions(db, [old])).toEqual([]);
  expect(await applyFunctions(db, [old])).toEqual([]);
  expect(await call('test_release')).toBe(2);
});

test('servers that start at once apply a function once', async () => {
  const files = [returning('test_together', '1')];
  const starts = await Promise.all(Array.from({ length: 4 }, () => applyFunctions(db, files)));
  expect(starts.flat()).toEqual(['test_together']);
});

test('one that fails leaves all of them as they were', async () => {
  const wrong = { name: 'test_wrong', text: 'create or replace function test_wrong(', checksum: 'wrong' };
  await expect(applyFunctions(db, [returning('test_together', '2'), wrong])).rejects.toThrow('syntax error');
  expect(await call('test_together')).toBe(1);
});

test('functions come after the numbered migrations, also one that a migration replaces', async () => {
  const files = await readMigrationFiles();
  const migration: MigrationFile = {
    name: '9000_test',
    up: 'create or replace function test_numbered() returns integer language sql as $$ select 1 $$;',
    down: 'drop function test_numbered;',
    concurrent: false,
    checksum: 'nine thousand',
  };
  const functions = [returning('test_numbered', '2')];
  const patience = { lockMs: 1000, attempts: 2, pauseMs: 10 };
  expect(await migrate(db, [...files, migration], patience, functions)).toEqual([
    '9000_test',
    'functions/test_numbered',
  ]);
  expect(await call('test_numbered')).toBe(2);
  const later = { ...migration, name: '9001_test', checksum: 'nine thousand and one' };
  expect(await migrate(db, [...files, migration, later], patience, functions)).toEqual([
    '9001_test',
    'functions/test_numbered',
  ]);
  expect(await call('test_numbered')).toBe(2);
});
