import { sql, type Transaction } from 'kysely';
import { expect, vi } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import type { Schema } from '../../platform/database/gen/schema.ts';

type Change = (tx: Transaction<Schema>) => Promise<unknown>;

/**
 * Lets a rival meet a transaction under way: begun after `change`, it has to come to wait for a lock before `ending` and
 * the commit. Resolves to what came of the rival. PostgreSQL only: the embedded database has one connection.
 */
export async function meetTransaction<T>(
  database: Pick<Database, 'transaction'>,
  change: Change,
  rival: () => Promise<T>,
  ending?: Change,
): Promise<T> {
  const { promise: changed, resolve: begin } = Promise.withResolvers<void>();
  // Outside of the transaction: whatever begins inside belongs to it.
  const outcome = changed.then(rival);
  await database.transaction(async (tx) => {
    await change(tx);
    begin();
    await vi.waitFor(
      async () => {
        const { rows } = await sql<{ waiting: number }>`
          select count(*) as waiting from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(tx);
        expect(rows[0]?.waiting).toBe(1);
      },
      { timeout: 20_000 },
    );
    await ending?.(tx);
  });
  return await outcome;
}
