import { sql, type Kysely } from 'kysely';
import { DEFAULT_MIGRATION_LOCK_TABLE, MIGRATION_LOCK_ID } from 'kysely/migration';
import type { Schema } from '../gen/schema.ts';
import { type FunctionFile, namedFunctions } from './function-files.ts';

/** Kysely's own lock, so that functions and numbered migrations of two servers never run at the same time. */
const LOCK = { lockTable: DEFAULT_MIGRATION_LOCK_TABLE, lockRowId: MIGRATION_LOCK_ID } as const;

/**
 * Replaces the functions whose text this database has never had, in one transaction, and returns their names. Call it
 * after the numbered migrations. A replaced text stays known, so a server of an older release that starts later changes
 * nothing. To return to an older text, change its comment too.
 */
export async function applyFunctions(
  db: Kysely<Schema>,
  files: readonly FunctionFile[],
): Promise<readonly string[]> {
  if ((await newFunctions(db, files)).length === 0) return [];
  const { adapter } = db.getExecutor();
  return await db.connection().execute(async (connection) => {
    await adapter.acquireMigrationLock(connection, LOCK);
    try {
      return await connection.transaction().execute(async (tx) => {
        // Another server may have applied them during the wait.
        const changed = await newFunctions(tx, files);
        // A function may call another one that comes after it.
        await sql`set local check_function_bodies = off`.execute(tx);
        for (const { name, text, checksum } of changed) {
          await sql.raw(text).execute(tx);
          await sql`insert into function_texts (name, checksum) values (${name}, ${checksum})`.execute(tx);
        }
        return changed.map(({ name }) => name);
      });
    } finally {
      await adapter.releaseMigrationLock(connection, LOCK);
    }
  });
}

/** The functions whose text this database has never had. */
export async function newFunctions<DB>(
  db: Kysely<DB>,
  files: readonly FunctionFile[],
): Promise<readonly FunctionFile[]> {
  if (!(await hasTexts(db))) return files;
  const { rows } = await sql<{ text: string }>`
    select name || ' ' || checksum as text from function_texts`.execute(db);
  const known = new Set(rows.map(({ text }) => text));
  return files.filter(({ name, checksum }) => !known.has(`${name} ${checksum}`));
}

/**
 * Deletes the stored texts of the functions that a numbered migration replaces or drops, so that these are applied
 * again. Call it in the migration's transaction.
 */
export async function invalidateFunctions<DB>(db: Kysely<DB>, migration: string): Promise<void> {
  const names = namedFunctions(migration);
  if (names.length === 0 || !(await hasTexts(db))) return;
  await sql`delete from function_texts where name = any(${names}::text[])`.execute(db);
}

async function hasTexts<DB>(db: Kysely<DB>): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass('public.function_texts') is not null as found`.execute(db);
  return rows[0]?.found === true;
}
