import { createHash, randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { Database } from '../../src/platform/database/database.ts';
import { readFunctionFiles } from '../../src/platform/database/migration/function-files.ts';
import { readMigrationFiles } from '../../src/platform/database/migration/migration-files.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { openPostgres } from '../../src/platform/database/postgres/postgres-engine.ts';
import { systemRandom } from '../../src/platform/random.ts';
import { recordingStatements } from '../plans/record-statements.ts';

/** Opens a migrated, empty database on the server at `YAYAN_TEST_POSTGRES_URL`. Its `close` drops it. */
export async function postgresTestDatabase(): Promise<Database> {
  return await openCopy(await ensureTemplate());
}

/**
 * Calls `fill` with a migrated, empty database, which `fill` must close. Resolves to a function that opens a copy of
 * it.
 */
export async function postgresTemplate(
  fill: (database: Database) => Promise<void>,
): Promise<() => Promise<Database>> {
  const { url, name } = await createFrom(await ensureTemplate(), filledPrefix());
  await fill(await openPostgresAt(url, false));
  return () => openCopy(name);
}

/** Drops the templates of this test run. `postgresTemplate` can't, because Vitest's workers end without notice. */
export async function dropFilledTemplates(): Promise<void> {
  await onServer(async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [filledPrefix()],
    );
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
  });
}

/** A separate database on the test server, for tests that open several connections. */
export interface TestDatabasePlace {
  url: string;
  drop: () => Promise<void>;
}

/** Creates a migrated PostgreSQL database without rows. */
export async function createTestDatabase(): Promise<TestDatabasePlace> {
  return await createFrom(await ensureTemplate());
}

/** Creates a PostgreSQL database without tables. */
export async function createEmptyTestDatabase(): Promise<TestDatabasePlace> {
  return await createFrom('template0');
}

/** Opens the database of another server of this test with connections of its own. Its `close` keeps the database. */
export async function openAgain({ run }: Database): Promise<Database> {
  const { rows } = await run('select current_database() as name');
  const [row] = rows as { name: string }[];
  return await openPostgresAt(databaseUrl(row?.name ?? ''), false);
}

async function createFrom(
  template: string,
  prefix = 'yayan_test_',
): Promise<TestDatabasePlace & { name: string }> {
  const name = `${prefix}${randomUUID().replaceAll('-', '')}`;
  // Copying files costs the server a third of the time that it takes to log each of their pages.
  await onServer((client) => client.query(`create database ${name} template ${template} strategy file_copy`));
  const drop = async (): Promise<void> => {
    await onServer((client) => client.query(`drop database ${name} with (force)`));
  };
  return { name, url: databaseUrl(name), drop };
}

async function openCopy(template: string): Promise<Database> {
  const { url, drop } = await createFrom(template);
  const database = await openPostgresAt(url, false);
  return {
    ...database,
    close: async () => {
      await database.close();
      await drop();
    },
  };
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

async function migrationsHash(): Promise<string> {
  const hash = createHash('sha256');
  for (const { name, checksum } of [...(await readMigrationFiles()), ...(await readFunctionFiles())])
    hash.update(`${name}\n${checksum}\n`);
  return hash.digest('hex').slice(0, 16);
}

async function openPostgresAt(url: string, migrate: boolean): Promise<Database> {
  // Tests cut connections on purpose. The affected query fails anyway, so the pool's error needs no handling.
  return await openDatabase(recordingStatements(openPostgres({ url, onError: () => undefined })), {
    random: systemRandom,
    migrate,
  });
}

function filledPrefix(): string {
  return `yayan_filled_${fromRun('YAYAN_TEST_RUN')}_`;
}

function databaseUrl(name: string): string {
  const url = new URL(fromRun('YAYAN_TEST_POSTGRES_URL'));
  url.pathname = `/${name}`;
  return url.href;
}

async function onServer(work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: fromRun('YAYAN_TEST_POSTGRES_URL') });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** Reads a variable that start-postgres.ts sets for the workers. */
function fromRun(name: 'YAYAN_TEST_POSTGRES_URL' | 'YAYAN_TEST_RUN'): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: run the tests through vitest`);
  return value;
}
