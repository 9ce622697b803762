import { PostgresDialect } from 'kysely';
import { Client, Pool } from 'pg';
import type { Engine } from '../engine.ts';
import { keepListening } from './postgres-listener.ts';
import { preparingPool } from './prepared-statements.ts';
import { postgresTypes } from '../value-parsers.ts';

/** How long one piece of work may hold up others. What goes beyond fails by its SQLSTATE. */
export interface Limits {
  /** That a statement waits for a row or another lock: 55P03. */
  lockMs: number;
  /** That a call waits for a free connection, or for a server that is away (default 30 s). */
  connectMs?: number;
  /** That a transaction stays open without a statement under way; the server then ends its connection: 25P03. */
  idleInTransactionMs: number;
}

export interface PostgresOptions {
  url: string;
  /** Connections at most (default 10). */
  connections?: number;
  /** None by default: migrations, copies and commands wait as long as it takes. */
  limits?: Limits | undefined;
  /** Hears about connections that broke; the pool replaces them by itself, and what was running on them fails. */
  onError: (error: Error) => void;
}

/** A PostgreSQL server, 15 or newer. */
export function openPostgres(options: PostgresOptions): Engine {
  const connection = {
    connectionString: options.url,
    types: postgresTypes,
    application_name: 'yayan',
    keepAlive: true,
  };
  const { limits } = options;
  const pool = new Pool({
    ...connection,
    // Said once at connecting, so that they cost no transaction anything.
    ...(limits && {
      lock_timeout: limits.lockMs,
      idle_in_transaction_session_timeout: limits.idleInTransactionMs,
    }),
    max: options.connections ?? 10,
    connectionTimeoutMillis: limits?.connectMs ?? 30_000,
  });
  // Each connection is heard by itself: the pool hears idle ones only, and one that broke in use would end the process.
  pool.on('connect', (client) => client.on('error', options.onError));
  pool.on('error', () => undefined);
  const listeners = new Set<() => Promise<void>>();
  return {
    name: 'postgres',
    dialect: new PostgresDialect({ pool: preparingPool(pool) }),
    run: async (text, values) => await pool.query<Record<string, unknown>>(text, values),
    listen: async (channel, heard) => {
      const stop = await keepListening(() => new Client(connection), channel, heard, options.onError);
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
