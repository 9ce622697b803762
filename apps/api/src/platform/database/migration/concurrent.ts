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

/** The statements of a concurrent migration. Throws for any that could not be repeated after it failed half-way. */
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
 * Runs a migration outside of a transaction: its indexes are built while members go on writing. One server runs it, the
 * others wait. Resolves to whether it ran here. What failed half-way is repeated by the next start.
 */
export async function runConcurrently(db: Kysely<Schema>, file: MigrationFile): Promise<boolean> {
  const statements = concurrentStatements(file);
  if ((await appliedChecksums(db)).has(file.name)) return false;
  return await db.connection().execute(async (connection) => {
    // Asked again and again: a server that waits inside a statement would hold up the index build it waits for.
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

/** A build that failed leaves an index that answers nothing, and whose name "if not exists" takes for a finished one. */
async function dropUnfinished(connection: Kysely<Schema>, index: string | undefined): Promise<void> {
  if (index === undefined) return;
  const { rows } = await sql`
    select from pg_index where indexrelid = to_regclass(${`public.${index}`}) and not indisvalid`.execute(
    connection,
  );
  if (rows.length > 0) await sql`drop index concurrently ${sql.id(index)}`.execute(connection);
}
