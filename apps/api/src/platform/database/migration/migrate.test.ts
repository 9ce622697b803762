import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../../testing/database/test-database.ts';
import type { Database } from '../database.ts';
import { EditedMigrationError, pendingMigrations } from './migrate.ts';
import { readMigrationFiles, type MigrationFile } from './migration-files.ts';

let database: Database;
let files: MigrationFile[];

const twoTables: MigrationFile = {
  name: '9000_test',
  up: 'create table test_a (id int); create table test_b (id int);',
  down: 'drop table test_a; drop table test_b;',
  checksum: 'nine thousand',
};

beforeAll(async () => {
  database = await testDatabase();
});

beforeEach(async () => {
  files = await readMigrationFiles();
});

afterAll(async () => {
  await database.close();
});

async function tableExists(name: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select to_regclass(${name}) is not null as found`.execute(
    database.read,
  );
  return rows[0]?.found === true;
}

test('a migrated database has nothing left to run', async () => {
  expect(await pendingMigrations(database.read)).toEqual([]);
  expect(await database.migrate()).toEqual([]);
});

test('an applied migration that was edited is refused by name', async () => {
  const edited = files.map((file, index) => (index === 0 ? { ...file, checksum: 'other' } : file));
  await expect(database.migrate(edited)).rejects.toThrow(EditedMigrationError);
  await expect(database.migrate(edited)).rejects.toThrow('0001_platform');
});

test('a migration of several statements runs, and its down part undoes it', async () => {
  expect(await database.migrate([...files, twoTables])).toEqual(['9000_test']);
  expect(await tableExists('test_b')).toBe(true);
  expect(await database.migrateDown([...files, twoTables])).toEqual(['9000_test']);
  expect(await tableExists('test_b')).toBe(false);
});

test('a migration that fails half-way leaves nothing of itself', async () => {
  const broken = { ...twoTables, up: 'create table test_a (id int); select no_such_function();' };
  await expect(database.migrate([...files, broken])).rejects.toThrow('Migration 9000_test failed');
  expect(await tableExists('test_a')).toBe(false);
});
