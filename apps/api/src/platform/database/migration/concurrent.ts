import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../gen/schema.ts';
import { appliedChecksums, recordChecksum } from './applied.ts';
import type { MigrationFile } from './migration-files.ts';

const LOCK = 'yayan concurrent migration';
const ASK_AGAIN_MS = 500;
const STATEMENT_END = /;\s*$/m;
const CREATE_INDEX = /^create (?:unique )?index concurrently if not exists (\w+) on /i;
const DROP_INDEX = /^drop index concurrently if exists \w+$/i;

/**
 * The statements of a concurrent migration. Throws for a statement that could not run again after it failed half-way.
 */
export function concurrentStatements({ name, up }: Pick<MigrationFile, 'name' | 'up'>): string[] {
  const statements = up
    .replaceAll(/^--.*$/gm, '')
    .split(STATEMENT_END)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
  for (const statement of statements) {
    if (!CREATE_INDEX.test(statement) && !DROP_INDEX.test(statement)) {
      throw new Error(
        `Migration ${name} runs concurrently, so each statement must be "create index concurrently if not exists …" ` +
          `or "drop index concurrently if exists …": ${statement}`,
      );
    }
  }
  return statements;
}

/**
 * Runs a migration outside of a transaction, so that members can write while it builds indexes. One server runs it, the
 * others wait. Resolves to whether it ran here. The next start repeats a migration that failed half-way.
 */
export async function runConcurrently(db: Kysely<Schema>, file: MigrationFile): Promise<boolean> {
  const statements = concurrentStatements(file);
  if ((await appliedChecksums(db)).has(file.name)) return false;
  return await db.connection().execute(async (connection) => {
    // Polls for the lock: a server that waits inside a statement would block the index build that it waits for.
    while (!(await tryLock(connection))) await wait(ASK_AGAIN_MS);
    try {
      if ((await appliedChecksums(connection)).has(file.name)) return false;
      for (const statement of statements) {
        await dropUnfinished(connection, CREATE_INDEX.exec(statement)?.[1]);
        await sql.raw(statement).execute(connection);
      }
      await connection.transaction().execute(async (tx) => {
        await sql`insert into kysely_migration (name, timestamp) values (${file.name}, ${new Date().toISOString()})`.execute(
          tx,
        );
        await recordChecksum(tx, file);
      });
      return true;
    } finally {
      await sql`select pg_advisory_unlock(hashtextextended(${LOCK}, 0))`.execute(connection);
    }
  });
}

async function tryLock(connection: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_lock(hashtextextended(${LOCK}, 0)) as locked`.execute(connection);
  return rows[0]?.locked === true;
}

/** Drops the invalid index of a failed build. Otherwise "if not exists" would take it for a finished one. */
async function dropUnfinished(connection: Kysely<Schema>, index: string | undefined): Promise<void> {
  if (index === undefined) return;
  const { rows } = await sql`
    select from pg_index where indexrelid = to_regclass(${`public.${index}`}) and not indisvalid`.execute(
    connection,
  );
  if (rows.length > 0) await sql`drop index concurrently ${sql.id(index)}`.execute(connection);
}
