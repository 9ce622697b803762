import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { OperatorError } from '../../../errors/operator-error.ts';
import type { Schema } from '../gen/schema.ts';
import { isLostLock } from '../retry.ts';
import { appliedChecksums, recordChecksum } from './applied.ts';
import { runConcurrently } from './concurrent.ts';
import { type FunctionFile, readFunctionFiles } from './function-files.ts';
import { applyFunctions, invalidateFunctions, newFunctions } from './functions.ts';
import { readMigrationFiles, type MigrationFile } from './migration-files.ts';

/** An applied migration was changed afterwards. */
export class EditedMigrationError extends OperatorError {
  override readonly name = 'EditedMigrationError';
  constructor(migration: string) {
    super(
      `Migration ${migration} was edited after this database ran it. Put the file back and add a new migration ` +
        '(in development: delete the data folder).',
    );
  }
}

/** How long a migration waits for locks of other transactions. */
export interface LockPatience {
  /** How long one statement waits. It is short, because later statements of other connections wait behind it. */
  lockMs: number;
  /** How often the whole migration is tried. */
  attempts: number;
  pauseMs: number;
}

/** About ten minutes in all. */
const PATIENCE: LockPatience = { lockMs: 3_000, attempts: 100, pauseMs: 3_000 };

/**
 * Migrates the schema and returns the names of the migrations that ran. Several servers may do so at once. Files run in
 * one transaction; a file that begins with `-- concurrently` runs by itself, outside of a transaction. At the end it
 * replaces functions with a changed text. Throws `EditedMigrationError` when an applied file was changed.
 */
export async function migrate(
  db: Kysely<Schema>,
  files?: readonly MigrationFile[],
  patience: LockPatience = PATIENCE,
  functions?: readonly FunctionFile[],
): Promise<string[]> {
  const known = files ?? (await readMigrationFiles());
  await refuseEdited(db, known);
  const ran: string[] = [];
  for (const { concurrent, batch } of batchesOf(known)) {
    const names = batch.map(({ name }) => name);
    if (concurrent) {
      for (const file of batch) if (await runConcurrently(db, file)) ran.push(file.name);
    } else ran.push(...(await withLockRetries(patience, () => runInTransaction(db, known, names, patience))));
  }
  const replaced = await applyFunctions(db, functions ?? (await readFunctionFiles()));
  return [...ran, ...replaced.map((name) => `functions/${name}`)];
}

/**
 * Reverts the newest migration by its `-- down` part, and returns its name. Returns no name when there is nothing to
 * revert.
 */
export async function migrateDown(db: Kysely<Schema>, files?: readonly MigrationFile[]): Promise<string[]> {
  const known = files ?? (await readMigrationFiles());
  await refuseEdited(db, known);
  return await withLockRetries(PATIENCE, () => finish(migratorOf(db, known, PATIENCE).migrateDown()));
}

/** The newest migration that this server knows. */
export const newestMigration = async (): Promise<string | null> =>
  (await readMigrationFiles()).at(-1)?.name ?? null;

/** Names of the migrations that have not run yet, and of the functions whose text is not applied. */
export async function pendingMigrations(db: Kysely<Schema>): Promise<string[]> {
  const applied = await appliedChecksums(db);
  const functions = await newFunctions(db, await readFunctionFiles());
  return [
    ...(await readMigrationFiles()).map((file) => file.name).filter((name) => !applied.has(name)),
    ...functions.map(({ name }) => `functions/${name}`),
  ];
}

interface Batch {
  concurrent: boolean;
  batch: MigrationFile[];
}

/** Groups consecutive files that run in the same way. */
function batchesOf(files: readonly MigrationFile[]): Batch[] {
  const batches: Batch[] = [];
  for (const file of files) {
    const last = batches.at(-1);
    if (last?.concurrent === file.concurrent) last.batch.push(file);
    else batches.push({ concurrent: file.concurrent, batch: [file] });
  }
  return batches;
}

async function runInTransaction(
  db: Kysely<Schema>,
  known: readonly MigrationFile[],
  names: readonly string[],
  patience: LockPatience,
): Promise<string[]> {
  for (;;) {
    const applied = await appliedChecksums(db);
    if (names.every((name) => applied.has(name))) return [];
    // Kysely refuses to run without the applied files.
    const files = known.filter(({ name }) => applied.has(name) || names.includes(name));
    try {
      return await finish(migratorOf(db, files, patience).migrateToLatest());
    } catch (error) {
      // Another server that started at the same time may have run later files while this one waited for Kysely's lock.
      if ((await appliedChecksums(db)).size === applied.size) throw error;
    }
  }
}

function migratorOf(db: Kysely<Schema>, files: readonly MigrationFile[], { lockMs }: LockPatience): Migrator {
  const migrations = Object.fromEntries(files.map((file) => [file.name, migrationOf(file, lockMs)]));
  return new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
    // Areas have their own number ranges, so a lower number may be added after a higher one has run.
    allowUnorderedMigrations: true,
  });
}

function migrationOf(file: MigrationFile, lockMs: number): Migration {
  // Not on the connection: a server may wait without limit for another one to finish migrating.
  const waitBriefly = sql`select set_config('lock_timeout', ${String(lockMs)}, true)`;
  return {
    up: async (db) => {
      await waitBriefly.execute(db);
      await sql.raw(file.up).execute(db);
      await invalidateFunctions(db, file.up);
      await recordChecksum(db, file);
    },
    down: async (db) => {
      if (file.down.trim() === '') throw new Error(`Migration ${file.name} has no "-- down" part`);
      await waitBriefly.execute(db);
      await sql`delete from migration_checksums where name = ${file.name}`.execute(db);
      await sql.raw(file.down).execute(db);
      await invalidateFunctions(db, file.down);
    },
  };
}

/**
 * Tries again after a lock timeout or a deadlock with transactions of running servers. Those that waited behind the migration
 * run in between.
 */
async function withLockRetries<T>(
  { attempts, pauseMs }: LockPatience,
  attempt: () => Promise<T>,
): Promise<T> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof Error && isLostLock(error.cause ?? error))) throw error;
      if (failures === attempts) {
        throw new Error(
          `${error.message}. Other transactions hold what it needs: look for them with pg_blocking_pids, then start again.`,
          { cause: error },
        );
      }
      await wait(pauseMs);
    }
  }
}

async function refuseEdited(db: Kysely<Schema>, files: readonly MigrationFile[]): Promise<void> {
  const applied = await appliedChecksums(db);
  for (const file of files) {
    const checksum = applied.get(file.name);
    if (checksum !== undefined && checksum !== file.checksum) throw new EditedMigrationError(file.name);
  }
}

type Outcome = Awaited<ReturnType<Migrator['migrateToLatest']>>;

async function finish(running: Promise<Outcome>): Promise<string[]> {
  const { error, results = [] } = await running;
  if (error === undefined) return results.map((result) => result.migrationName);
  const failed = results.find((result) => result.status === 'Error');
  if (failed === undefined) throw error;
  throw new Error(
    `Migration ${failed.migrationName} failed: ${error instanceof Error ? error.message : ''}`,
    { cause: error },
  );
}
