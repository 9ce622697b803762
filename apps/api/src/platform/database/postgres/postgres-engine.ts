import { PostgresDialect } from 'kysely';
import { Client, Pool } from 'pg';
import type { Engine } from '../engine.ts';
import { listenWithReconnect } from './postgres-listener.ts';
import { preparedPool } from './prepared-statements.ts';
import { postgresTypes } from '../value-parsers.ts';

/** Time limits for work that may block others. Longer work fails with the SQLSTATE named here. */
export interface Limits {
  /** How long a statement waits for a lock: 55P03. */
  lockMs: number;
  /** How long a call waits for a free connection, or for an unreachable server (default 30 s). */
  connectMs?: number;
  /** How long a transaction may stay open without running a statement. Then the server ends its connection: 25P03. */
  idleInTransactionMs: number;
}

export interface PostgresOptions {
  url: string;
  /** The most connections (default 10). */
  connections?: number;
  /** None by default, so that migrations, copies and commands wait without limit. */
  limits?: Limits | undefined;
  /** Called when a connection breaks. The pool replaces it; statements that were running on it fail. */
  onError: (error: Error) => void;
}

/** A PostgreSQL server, 15 or newer. */
export function openPostgres(options: PostgresOptions): Engine {
  const connection = {
    connectionString: options.url,
    types: postgresTypes,
    application_name: 'yayan',
    keepAlive: true,
    // Compiling a plan takes 300 ms and more, once a table's statistics make a short statement look costly.
    options: '-c jit=off',
  };
  const { limits } = options;
  const pool = new Pool({
    ...connection,
    // Set once per connection, so that they cost transactions nothing.
    ...(limits && {
      lock_timeout: limits.lockMs,
      idle_in_transaction_session_timeout: limits.idleInTransactionMs,
    }),
    max: options.connections ?? 10,
    connectionTimeoutMillis: limits?.connectMs ?? 30_000,
  });
  // The pool handles errors of idle connections only. An error of a connection in use would end the process.
  pool.on('connect', (client) => client.on('error', options.onError));
  pool.on('error', () => undefined);
  const listeners = new Set<() => Promise<void>>();
  return {
    name: 'postgres',
    dialect: new PostgresDialect({ pool: preparedPool(pool) }),
    run: async (text, values) => await pool.query<Record<string, unknown>>(text, values),
    listen: async (channel, heard) => {
      const stop = await listenWithReconnect(() => new Client(connection), channel, heard, options.onError);
      listeners.add(stop);
      return async () => {
        listeners.delete(stop);
        await stop();
      };
    },
    release: async () => {
      await Promise.all([...listeners].map((stop) => stop()));
      if (!pool.ended) await pool.end();
    },
  };
}
