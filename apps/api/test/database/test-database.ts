import type { Database } from '../../src/platform/database/database.ts';
import { pgliteTemplate, pgliteTestDatabase } from './pglite-test-database.ts';
import { postgresTemplate, postgresTestDatabase } from './postgres-test-database.ts';

/** The engine of the running tests: PostgreSQL if `YAYAN_TEST_ENGINE` is `postgres`, otherwise the embedded one. */
export function testEngine(): Database['engine'] {
  return process.env['YAYAN_TEST_ENGINE'] === 'postgres' ? 'postgres' : 'pglite';
}

/** Opens a migrated, empty database for one test file. Its `close` deletes it. */
export async function testDatabase(): Promise<Database> {
  return testEngine() === 'postgres' ? await postgresTestDatabase() : await pgliteTestDatabase();
}

/**
 * Calls `fill` with a migrated, empty database, which `fill` must close. Resolves to a function that opens a new copy
 * of the filled database at each call.
 */
export async function databaseTemplate(
  fill: (database: Database) => Promise<void>,
): Promise<() => Promise<Database>> {
  return testEngine() === 'postgres' ? await postgresTemplate(fill) : await pgliteTemplate(fill);
}
