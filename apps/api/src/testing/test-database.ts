import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import type { Database } from '../platform/database/database.ts';
import { readMigrationFiles } from '../platform/database/migration-files.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { openPgliteMemory, type PgliteEngine } from '../platform/database/pglite-engine.ts';
import { openPostgres } from '../platform/database/postgres-engine.ts';
import { systemRandom } from '../platform/random.ts';

/** The engine the running tests use: `YAYAN_TEST_ENGINE`, the embedded one unless it says `postgres`. */
export function testEngine(): Database['engine'] {
  return process.env['YAYAN_TEST_ENGINE'] === 'postgres' ? 'postgres' : 'pglite';
}

/** A migrated, empty database of its own for one test file. `close` leaves nothing behind. */
export async function testDatabase(): Promise<Database> {
  return testEngine() === 'postgres' ? await postgresTestDatabase() : await pgliteTestDatabase();
}

/** In memory, loaded from an image that the first test after a change of the migrations makes. */
async function pgliteTestDatabase(): Promise<Database> {
  image ??= readImage();
  return await openDatabase(await openPgliteMemory(await image), { random: systemRandom, migrate: false });
}

let image: Promise<Blob> | undefined;

/** Held as bytes: a blob of the file breaks when another worker, who found none either, puts the same one in its place. */
async function readImage(): Promise<Blob> {
  const file = join(imageFolder, `${await migrationsHash()}.tar`);
  if (!(await exists(file))) await makeImage(file);
  return new Blob([await readFile(file)]);
}

/** On the server at `YAYAN_TEST_POSTGRES_URL`, copied from a template database that is made once a server. */
async function postgresTestDatabase(): Promise<Database> {
  const { url, drop } = await createTestDatabase();
  const database = await openPostgresAt(url, false);
  return {
    ...database,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}

/** A database of its own on the test server, for several connections of one test. */
export interface TestDatabasePlace {
  url: string;
  drop: () => Promise<void>;
}

/** A migrated PostgreSQL database without rows. */
export async function createTestDatabase(): Promise<TestDatabasePlace> {
  return await createFrom(await ensureTemplate());
}

/** A PostgreSQL database without tables. */
export async function createEmptyTestDatabase(): Promise<TestDatabasePlace> {
  return await createFrom('template0');
}

async function createFrom(template: string): Promise<TestDatabasePlace> {
  const name = `yayan_test_${randomUUID().replaceAll('-', '')}`;
  await onServer((client) => client.query(`create database ${name} template ${template}`));
  const drop = async (): Promise<void> => {
    await onServer((client) => client.query(`drop database ${name} with (force)`));
  };
  return { url: databaseUrl(name), drop };
}

const imageFolder = fileURLToPath(new URL('../../node_modules/.cache/test-database/', import.meta.url));

async function migrationsHash(): Promise<string> {
  const files = await readMigrationFiles();
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file.name}\n${file.checksum}\n`);
  return hash.digest('hex').slice(0, 16);
}

async function exists(path: string): Promise<boolean> {
  return await access(path).then(
    () => true,
    () => false,
  );
}

async function makeImage(path: string): Promise<void> {
  const engine: PgliteEngine = await openPgliteMemory();
  const database = await openDatabase(engine, { random: systemRandom });
  const image = await engine.pglite.dumpDataDir('none');
  await database.close();
  await mkdir(imageFolder, { recursive: true });
  // Several test files may get here at once: each writes its own and the last rename wins.
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, image.stream());
  await rename(draft, path);
}

async function ensureTemplate(): Promise<string> {
  const name = `yayan_template_${await migrationsHash()}`;
  await onServer(async (client) => {
    await client.query('select pg_advisory_lock(7061261)');
    const found = await client.query('select from pg_database where datname = $1', [name]);
    if (found.rowCount !== 0) return;
    const draft = `${name}_${randomUUID().slice(0, 8)}`;
    await client.query(`create database ${draft} template template0`);
    await (await openPostgresAt(databaseUrl(draft), true)).close();
    await client.query(`alter database ${draft} rename to ${name}`);
  });
  return name;
}

async function openPostgresAt(url: string, migrate: boolean): Promise<Database> {
  // Tests cut connections on purpose; a query that suffers from it fails by itself.
  return await openDatabase(openPostgres({ url, onError: () => undefined }), {
    random: systemRandom,
    migrate,
  });
}

function serverUrl(): string {
  const url = process.env['YAYAN_TEST_POSTGRES_URL'];
  if (url === undefined) throw new Error('YAYAN_TEST_POSTGRES_URL is not set: run the tests through vitest');
  return url;
}

function databaseUrl(name: string): string {
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return url.href;
}

async function onServer(work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
