import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { COMMIT_MARKER } from '../commit-marker.ts';
import { sqlState } from '../retry.ts';
import { PipelinedQuery } from './pipelined-query.ts';

/** A server that makes ever new texts (lists of any length) must not fill each connection's memory with plans. */
const MOST = 500;
/** What PostgreSQL says when a migration has changed the columns that a prepared statement answers. */
const STALE = '0A000';

/**
 * The pool as Kysely sees it, with every statement that has values prepared: PostgreSQL parses and plans it the first
 * time on a connection only. Texts are named in the order they come up;
 * after the first 500 they go unprepared. A transaction begins with its first statement and, where that asks for it
 * (committing.ts), ends with its last one, without messages of their own. A connection whose statements a migration has made stale is not used again.
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

const NOTHING = { command: '', rowCount: 0, rows: [] };
const OPENING = /^(begin|start transaction)\b/;
const CLOSING = new Set(['commit', 'rollback']);

function preparing(client: PoolClient, nameOf: (text: string) => string | undefined): PostgresPoolClient {
  let isStale = false;
  let opening: string | undefined;
  let isOver = false;
  const ask = async (given: string, values: readonly unknown[]) => {
    const isLast = given.startsWith(COMMIT_MARKER);
    const text = isLast ? given.slice(COMMIT_MARKER.length) : given;
    const name = values.length > 0 ? nameOf(text) : undefined;
    const config = { text, values: [...values], ...(name !== undefined && { name }) };
    const before = opening;
    opening = undefined;
    if (before === undefined && !isLast) return await client.query(config);
    const answered = await PipelinedQuery.run(client, config, { begin: before, commit: isLast });
    isOver = isLast;
    return answered;
  };
  const query = async (text: string, values: readonly unknown[] = []) => {
    if (OPENING.test(text)) {
      opening = text;
      isOver = false;
      return NOTHING;
    }
    if (CLOSING.has(text) && (opening !== undefined || isOver)) {
      // Nothing was begun, or the last statement has committed.
      opening = undefined;
      isOver = false;
      return NOTHING;
    }
    if (isOver) throw new Error(`A statement follows the one that committed the transaction: ${text}`);
    try {
      return await ask(text, values);
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
