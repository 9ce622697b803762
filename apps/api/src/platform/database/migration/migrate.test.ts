import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../../../test/database/test-database.ts';
import type { Database } from '../database.ts';
import { EditedMigrationError, pendingMigrations } from './migrate.ts';
import { readMigrationFiles, type MigrationFile } from './migration-files.ts';

let database: Database;
let files: MigrationFile[];

const twoTables: MigrationFile = {
  name: '9000_test',
  up: 'create table test_a (id int); create table test_b (id int);',
  down: 'drop table test_a; drop table test_b;',
  concurrent: false,
  checksum: 'nine thousand',
};

const indexes: MigrationFile = {
  name: '9001_test',
  up: `-- concurrently
-- Two of them; each may be repeated.
create index concurrently if not exists test_a_id on test_a (id);
create index concurrently if not exists test_b_id on test_b (id);
`,
  down: 'drop index test_a_id; drop index test_b_id;',
  concurrent: true,
  checksum: 'nine thousand and one',
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

test('a concurrent migration runs in its place between others, and its down part undoes it', async () => {
  const third = {
    ...twoTables,
    name: '9002_test',
    up: 'alter index test_a_id rename to test_a_by_id;',
    down: '',
  };
  expect(await database.migrate([...files, twoTables, indexes, third])).toEqual([
    '9000_test',
    '9001_test',
    '9002_test',
  ]);
  expect(await tableExists('test_a_by_id')).toBe(true);
  expect(await database.migrate([...files, twoTables, indexes, third])).toEqual([]);
  await database.run('alter index test_a_by_id rename to test_a_id');
  await database.run("delete from kysely_migration where name = '9002_test'");
  await database.run("delete from migration_checksums where name = '9002_test'");
  for (const name of ['9001_test', '9000_test'])
    expect(await database.migrateDown([...files, twoTables, indexes])).toEqual([name]);
  expect(await tableExists('test_b_id')).toBe(false);
});

test('a statement that could not be repeated is refused in a concurrent migration', async () => {
  const unrepeatable = {
    ...indexes,
    up: '-- concurrently\ncreate index concurrently test_a_id on test_a (id);',
  };
  await expect(database.migrate([...files, unrepeatable])).rejects.toThrow('if not exists');
});
