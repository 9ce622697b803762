import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { Database } from '../../src/platform/database/database.ts';
import type { Tx } from '../../src/platform/database/tx.ts';

type Change = (tx: Tx) => Promise<unknown>;

/**
 * Makes `rival` wait for a lock of a running transaction. The transaction runs `change`, starts the rival, waits
 * until it is blocked, then runs `ending` and commits. Resolves to the rival's result. PostgreSQL only, because the
 * embedded database has a single connection.
 */
export async function meetTransaction<T>(
  database: Pick<Database, 'transaction'>,
  change: Change,
  rival: () => Promise<T>,
  ending?: Change,
): Promise<T> {
  const { promise: changed, resolve: begin } = Promise.withResolvers<void>();
  // Create this promise outside the transaction, because work that starts inside would belong to the transaction.
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
