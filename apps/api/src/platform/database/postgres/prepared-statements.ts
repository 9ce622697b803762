import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { onceFor } from '../../once-for.ts';
import { COMMIT_MARKER } from '../commit-marker.ts';
import { sqlState } from '../retry.ts';
import { PipelinedQuery } from './pipelined-query.ts';

/**
 * The most prepared statements. Statements with lists of any length always have new texts; their plans must not fill
 * the memory of each connection.
 */
const MOST = 500;
/** PostgreSQL's error when a migration has changed the result columns of a prepared statement. */
const STALE = '0A000';

/**
 * The pool for Kysely. Every statement with values is prepared, so PostgreSQL parses it once per connection. After 500
 * different texts, new ones are not prepared. `begin` is sent together with the first statement of a transaction, and
 * `commit` with a last statement that is marked (commit-marker.ts). A connection is closed if a migration has made its
 * prepared statements stale.
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
  // One per client, because Kysely tells its connections apart by identity.
  const preparedOn = onceFor((client: PoolClient) => preparedClient(client, nameOf));
  return {
    options: pool.options,
    connect: async () => preparedOn(await pool.connect()),
    end: () => pool.end(),
  };
}

const NOTHING = { command: '', rowCount: 0, rows: [] };
const OPENING = /^(begin|start transaction)\b/;
const CLOSING = new Set(['commit', 'rollback']);

function preparedClient(
  client: PoolClient,
  nameOf: (text: string) => string | undefined,
): PostgresPoolClient {
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
      // No statement has begun the transaction, or the last statement has committed it.
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
    // Kysely's other signature is for cursors, which this server doesn't use.
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy === true || isStale),
  };
}
