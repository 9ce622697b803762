import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { sqlState } from './retry.ts';

/** A server that makes ever new texts (lists of any length) must not fill each connection's memory with plans. */
const MOST = 500;
/** What PostgreSQL says when a migration has changed the columns that a prepared statement answers. */
const STALE = '0A000';

/**
 * The pool as Kysely sees it, with every statement that has values prepared: PostgreSQL parses and plans it the first
 * time on a connection only. Texts are named in the order they come up;
 * after the first 500 they go unprepared. A connection whose statements a migration has made stale is not used again.
 */
export function preparingPool(pool: Pool): PostgresPool {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= MOST) return known;
    const name = `yayan_${names.size + 1}`;
    names.set(text, name);
    return name;
  };
  // One each: Kysely knows its connections by identity.
  const prepared = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect();
      const known = prepared.get(client) ?? preparing(client, nameOf);
      prepared.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}

function preparing(client: PoolClient, nameOf: (text: string) => string | undefined): PostgresPoolClient {
  let isStale = false;
  const query = async (text: string, values: readonly unknown[] = []) => {
    const name = values.length > 0 ? nameOf(text) : undefined;
    try {
      return await client.query({ text, values: [...values], ...(name !== undefined && { name }) });
    } catch (error) {
      isStale ||= sqlState(error) === STALE;
      throw error;
    }
  };
  return {
    // Kysely's other way to call it is for cursors, which this server has none of.
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy === true || isStale),
  };
}
