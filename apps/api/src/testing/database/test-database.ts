import type { Database } from '../../platform/database/database.ts';
import { pgliteTemplate, pgliteTestDatabase } from './pglite-test-database.ts';
import { postgresTemplate, postgresTestDatabase } from './postgres-test-database.ts';

/** The engine the running tests use: `YAYAN_TEST_ENGINE`, the embedded one unless it says `postgres`. */
export function testEngine(): Database['engine'] {
  return process.env['YAYAN_TEST_ENGINE'] === 'postgres' ? 'postgres' : 'pglite';
}

/** A migrated, empty database of its own for one test file. `close` leaves nothing behind. */
export async function testDatabase(): Promise<Database> {
  return testEngine() === 'postgres' ? await postgresTestDatabase() : await pgliteTestDatabase();
}

/**
 * Has a migrated, empty database filled; `fill` closes it. Resolves to what opens copies, each a database of its own that
 * begins with what was filled in, as often as it is called.
 */
export async function databaseTemplate(
  fill: (database: Database) => Promise<void>,
): Promise<() => Promise<Database>> {
  return testEngine() === 'postgres' ? await postgresTemplate(fill) : await pgliteTemplate(fill);
}
