import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { onceFor } from '../../once-for.ts';
import { COMMIT_MARKER } from '../commit-marker.ts';
import { isStalePlan } from '../retry.ts';
import { PipelinedQuery } from './pipelined-query.ts';

/**
 * The most prepared statements. Statements with lists of any length always have new texts; their plans must not fill
 * the memory of each connection.
 */
const MOST = 500;

/**
 * The pool for Kysely. Every statement with values is prepared, so PostgreSQL parses it once per connection. After 500
 * different texts, new ones are not prepared. `begin` is sent together with the first statement of a transaction, and
 * `commit` with a last statement that is marked (commit-marker.ts). When a migration has made a prepared statement
 * stale, a statement alone runs again without being prepared; a transaction has to be tried again. All connections that
 * were open then are replaced, so the next attempt gets a fresh one.
 */
export function preparedPool(pool: Pool): PostgresPool {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= MOST) return known;
    const name = `yayan_${names.size + 1}`;
    names.set(text, name);
    return name;
  };
  /** How often statements became stale; each connection belongs to the time when it was opened. */
  let generation = 0;
  const openedIn = new WeakMap<PoolClient, number>();
  const noteStale = (client: PoolClient): void => {
    if (openedIn.get(client) === generation) generation += 1;
  };
  // One per client, because Kysely tells its connections apart by identity.
  const preparedOn = onceFor((client: PoolClient) => preparedClient(client, nameOf, noteStale));
  return {
    options: pool.options,
    connect: async () => {
      for (;;) {
        const client = await pool.connect();
        if (!openedIn.has(client)) openedIn.set(client, generation);
        if (openedIn.get(client) === generation) return preparedOn(client);
        client.release(true);
      }
    },
    end: () => pool.end(),
  };
}

const NOTHING = { command: '', rowCount: 0, rows: [] };
const OPENING = /^(begin|start transaction)\b/;
const CLOSING = new Set(['commit', 'rollback']);

function preparedClient(
  client: PoolClient,
  nameOf: (text: string) => string | undefined,
  noteStale: (client: PoolClient) => void,
): PostgresPoolClient {
  let isStale = false;
  let opening: string | undefined;
  let isOver = false;
  let inTransaction = false;
  const ask = async (given: string, values: readonly unknown[]) => {
    const isLast = given.startsWith(COMMIT_MARKER);
    const text = isLast ? given.slice(COMMIT_MARKER.length) : given;
    const name = values.length > 0 ? nameOf(text) : undefined;
    const config = { text, values: [...values], ...(name !== undefined && { name }) };
    const before = opening;
    opening = undefined;
    if (before === undefined && !isLast) return await client.query(config);
    inTransaction = !isLast;
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
      // No statement has begun the transaction, or the last statement has committed it.
      inTransaction = false;
      opening = undefined;
      isOver = false;
      return NOTHING;
    }
    if (isOver) throw new Error(`A statement follows the one that committed the transaction: ${text}`);
    if (CLOSING.has(text)) inTransaction = false;
    const isAlone = opening === undefined && !inTransaction && !text.startsWith(COMMIT_MARKER);
    try {
      return await ask(text, values);
    } catch (error) {
      if (!isStalePlan(error)) throw error;
      isStale = true;
      noteStale(client);
      if (!isAlone) throw error;
      return await client.query({ text, values: [...values] });
    }
  };
  return {
    // Kysely's other signature is for cursors, which this server doesn't use.
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy === true || isStale),
  };
}
