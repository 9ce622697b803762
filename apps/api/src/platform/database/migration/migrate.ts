import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type { Schema } from '../gen/schema.ts';
import { readMigrationFiles, type MigrationFile } from './migration-files.ts';

/** A migration that this database has already run was changed afterwards. */
export class EditedMigrationError extends Error {
  override readonly name = 'EditedMigrationError';
  constructor(migration: string) {
    super(
      `Migration ${migration} was edited after this database ran it. Put the file back and add a new migration ` +
        '(in development: delete the data folder).',
    );
  }
}

/**
 * Brings the schema up to date, in one transaction, under Kysely's lock: any number of servers may do so at once.
 * Returns the names of the migrations that ran. Throws `EditedMigrationError` when an applied file was changed.
 */
export async function migrate(db: Kysely<Schema>, files?: readonly MigrationFile[]): Promise<string[]> {
  const known = files ?? (await readMigrationFiles());
  await refuseEdited(db, known);
  return await finish(migratorOf(db, known).migrateToLatest());
}

/** Undoes the newest migration by its `-- down` part and returns its name, none when there is nothing to undo. */
export async function migrateDown(db: Kysely<Schema>, files?: readonly MigrationFile[]): Promise<string[]> {
  const known = files ?? (await readMigrationFiles());
  await refuseEdited(db, known);
  return await finish(migratorOf(db, known).migrateDown());
}

/** Names of the migrations that have not run yet. */
export async function pendingMigrations(db: Kysely<Schema>): Promise<string[]> {
  const applied = await appliedChecksums(db);
  return (await readMigrationFiles()).map((file) => file.name).filter((name) => !applied.has(name));
}

function migratorOf(db: Kysely<Schema>, files: readonly MigrationFile[]): Migrator {
  const migrations = Object.fromEntries(files.map((file) => [file.name, migrationOf(file)]));
  return new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
}

function migrationOf(file: MigrationFile): Migration {
  return {
    up: async (db) => {
      await sql.raw(file.up).execute(db);
      await sql`insert into migration_checksums (name, checksum) values (${file.name}, ${file.checksum})`.execute(
        db,
      );
    },
    down: async (db) => {
      if (file.down.trim() === '') throw new Error(`Migration ${file.name} has no "-- down" part`);
      await sql`delete from migration_checksums where name = ${file.name}`.execute(db);
      await sql.raw(file.down).execute(db);
    },
  };
}

async function refuseEdited(db: Kysely<Schema>, files: readonly MigrationFile[]): Promise<void> {
  const applied = await appliedChecksums(db);
  for (const file of files) {
    const checksum = applied.get(file.name);
    if (checksum !== undefined && checksum !== file.checksum) throw new EditedMigrationError(file.name);
  }
}

async function appliedChecksums(db: Kysely<Schema>): Promise<Map<string, string>> {
  const table = await sql<{ found: boolean }>`
    select to_regclass('public.migration_checksums') is not null as found`.execute(db);
  if (table.rows[0]?.found !== true) return new Map();
  const applied = await sql<{ name: string; checksum: string }>`
    select name, checksum from migration_checksums`.execute(db);
  return new Map(applied.rows.map((row) => [row.name, row.checksum]));
}

type Outcome = Awaited<ReturnType<Migrator['migrateToLatest']>>;

async function finish(running: Promise<Outcome>): Promise<string[]> {
  const { error, results = [] } = await running;
  if (error === undefined) return results.map((result) => result.migrationName);
  const failed = results.find((result) => result.status === 'Error');
  if (failed === undefined) throw error;
  throw new Error(
    `Migration ${failed.migrationName} failed: ${error instanceof Error ? error.message : ''}`,
    {
      cause: error,
    },
  );
}
