import { Kysely } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmptyTestDatabase } from '../../../../test/database/postgres-test-database.ts';
import { systemRandom } from '../../random.ts';
import type { Database } from '../database.ts';
import type { Schema } from '../gen/schema.ts';
import { migrate, pendingMigrations } from './migrate.ts';
import { type MigrationFile, readMigrationFiles } from './migration-files.ts';
import { openDatabase } from '../open-database.ts';
import { openPostgres } from '../postgres/postgres-engine.ts';

let place: Awaited<ReturnType<typeof createEmptyTestDatabase>>;
let servers: Database[] = [];

beforeAll(async () => {
  place = await createEmptyTestDatabase();
});

afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await place.drop();
});

test('four servers that start at once on an empty database migrate it once', async () => {
  const start = (): Promise<Database> =>
    openDatabase(openPostgres({ url: place.url, onError: () => undefined }), { random: systemRandom });
  servers = await Promise.all(Array.from({ length: 4 }, start));
  for (const server of servers) expect(await pendingMigrations(server.read)).toEqual([]);
});

const column: MigrationFile = {
  name: '9000_test',
  up: 'alter table events add column test_note text;',
  down: 'alter table events drop column test_note;',
  concurrent: false,
  checksum: 'nine thousand',
};

const deadlocked: MigrationFile = {
  ...column,
  name: '9000_test_two_tables',
  up: 'alter table events add column test_first text; alter table members add column test_second text;',
  down: 'alter table members drop column test_second; alter table events drop column test_first;',
};

const withKysely = async (work: (db: Kysely<Schema>) => Promise<void>): Promise<void> => {
  const engine = openPostgres({ url: place.url, onError: () => undefined });
  try {
    await work(new Kysely<Schema>({ dialect: engine.dialect }));
  } finally {
    await engine.release();
  }
};

/** Starts a transaction that reads a table and stays open. */
const readingEvents = async (): Promise<{ end: () => Promise<void> }> => {
  const reader = new Client(place.url);
  await reader.connect();
  await reader.query('begin');
  await reader.query('select count(*) from events');
  return {
    end: async () => {
      await reader.query('commit');
      await reader.end();
    },
  };
};

test('a migration that a long transaction blocks lets others pass and is tried again', async () => {
  const files = [...(await readMigrationFiles()), column];
  const reader = await readingEvents();
  await withKysely(async (db) => {
    const migrating = migrate(db, files, { lockMs: 200, attempts: 50, pauseMs: 300 });
    // A read behind the waiting migration waits no longer than the migration.
    for (let turn = 0; turn < 5; turn += 1) await db.selectFrom('events').select('id').execute();
    await reader.end();
    expect(await migrating).toEqual(['9000_test']);
  });
});

test('a migration that waits for a transaction that waits for it is tried again', async () => {
  const files = [...(await readMigrationFiles()), column, deadlocked];
  const server = new Client(place.url);
  await server.connect();
  // PostgreSQL ends the transaction that looks first; it must be the migration's, however slow this machine is.
  await server.query("set deadlock_timeout = '1min'");
  await server.query('begin');
  await server.query('select count(*) from members');
  await withKysely(async (db) => {
    const migrating = migrate(db, files, { lockMs: 4_000, attempts: 5, pauseMs: 100 });
    const isWaiting = async () =>
      (await server.query("select from pg_locks where relation = 'members'::regclass and not granted"))
        .rowCount;
    await expect.poll(isWaiting).toBe(1);
    await server.query('select count(*) from events');
    await server.query('commit');
    expect(await migrating).toEqual([deadlocked.name]);
  });
  await server.end();
});

test('a migration that stays blocked gives up and says where to look', async () => {
  const other = { ...column, name: '9001_test', up: 'alter table events add column test_other text;' };
  const files = [...(await readMigrationFiles()), column, deadlocked, other];
  const reader = await readingEvents();
  await withKysely(async (db) => {
    const patience = { lockMs: 50, attempts: 2, pauseMs: 10 };
    await expect(migrate(db, files, patience)).rejects.toThrow('pg_blocking_pids');
    await reader.end();
    expect(await migrate(db, files, patience)).toEqual(['9001_test']);
  });
});

test('an index that a broken build left behind is built anew, while others write', async () => {
  const index: MigrationFile = {
    ...column,
    name: '9002_test',
    up: '-- concurrently\ncreate index concurrently if not exists test_topics on events (topic);',
    concurrent: true,
    checksum: 'nine thousand and two',
  };
  const other = { ...column, name: '9001_test' };
  const files = [...(await readMigrationFiles()), column, other, index];
  const admin = new Client(place.url);
  await admin.connect();
  await admin.query("insert into events (topic, payload) values ('same', '{}'), ('same', '{}')");
  await expect(
    admin.query('create unique index concurrently test_topics on events (topic)'),
  ).rejects.toMatchObject({ code: '23505' });
  const valid = async (): Promise<unknown[]> =>
    (await admin.query("select indisvalid from pg_index where indexrelid = 'test_topics'::regclass")).rows;
  expect(await valid()).toEqual([{ indisvalid: false }]);
  await withKysely(async (db) => {
    expect((await Promise.all([migrate(db, files), migrate(db, files)])).flat()).toEqual(['9002_test']);
  });
  expect(await valid()).toEqual([{ indisvalid: true }]);
  await admin.end();
});
