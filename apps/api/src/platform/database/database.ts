import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './gen/schema.ts';

/** What store functions take first: inside or outside a transaction. */
export type Connection = Kysely<Schema> | Transaction<Schema>;

/** One statement or several separated by semicolons when there are no values. */
export type RunSql = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

export interface TransactionOptions {
  isolation?: 'read committed' | 'repeatable read' | 'serializable';
}

/** The database of one server, whichever engine is behind it. */
export interface Database {
  readonly engine: 'pglite' | 'postgres';
  /** Queries outside a transaction. Throws `InsideTransactionError` when used inside one: pass `tx` on instead. */
  readonly read: Kysely<Schema>;
  /**
   * Runs `work` in one transaction, from the start again when the database reports a serialization failure (40001) or
   * a deadlock (40P01): at most 10 attempts. `work` must therefore do nothing outside the database.
   * Read committed unless `isolation` says otherwise.
   */
  transaction<T>(work: (tx: Transaction<Schema>) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** Hears NOTIFY on `channel`; resolves to what stops hearing. For platform/events.ts. */
  listen(channel: string, heard: (payload: string) => void): Promise<() => Promise<void>>;
  /** Raw statements on any free connection, for libraries that bring their own SQL. For platform/jobs.ts. */
  run: RunSql;
  close(): Promise<void>;
}
