import { AsyncLocalStorage } from 'node:async_hooks';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from './database.ts';

interface Reading<Row> {
  /** How many rows to read at once. */
  readonly size: number;
  /** Handles one page. It may use other transactions, because it runs outside the reading one. */
  readonly use: (rows: readonly Row[]) => Promise<void>;
}

/**
 * Reads the result of one statement page by page. All pages show the same moment, and a server holds one page at a
 * time. The reading transaction stays open and writes nothing. The embedded database has one connection, which the
 * transactions of `use` need, so it reads all pages first.
 */
export async function readInPages<Row>(
  database: Pick<Database, 'engine' | 'transaction'>,
  statement: RawBuilder<Row>,
  { size, use }: Reading<Row>,
): Promise<void> {
  const outside = AsyncLocalStorage.snapshot();
  const later: (readonly Row[])[] = [];
  await database.transaction(async (tx) => {
    await sql`declare pages no scroll cursor for ${statement}`.execute(tx);
    for (;;) {
      const { rows } = await sql<Row>`fetch ${sql.raw(String(size))} from pages`.execute(tx);
      if (rows.length === 0) return;
      if (database.engine === 'pglite') later.push(rows);
      else await outside(use, rows);
    }
  });
  for (const rows of later) await use(rows);
}
