import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './gen/schema.ts';
import type { MigrationFile } from './migration-files.ts';

/** What store functions take first: inside or outside a transaction. */
export type Connection = Kysely<Schema> | Transaction<Schema>;

/** One statement or several separated by semicolons when there are no values. */
export type RunSql = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

/**
 * Hears NOTIFY on a channel; `undefined` means that some may have been missed. Resolves to what stops hearing.
 */
export type Listen = (
  channel: string,
  heard: (payload: string | undefined) => void,
) => Promise<() => Promise<void>>;

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
  /** For platform/events.ts and jobs.ts. */
  readonly listen: Listen;
  /** Raw statements on any free connection, for libraries that bring their own SQL. For platform/jobs.ts. */
  readonly run: RunSql;
  /** Brings the schema up to date; the names of what ran. `files` in place of the product's own migrations, for tests. */
  migrate(files?: readonly MigrationFile[]): Promise<string[]>;
  /** Undoes the newest migration. */
  migrateDown(files?: readonly MigrationFile[]): Promise<string[]>;
  close(): Promise<void>;
}
