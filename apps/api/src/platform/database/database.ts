import type { Kysely, RawBuilder } from 'kysely';
import type { Schema } from './gen/schema.ts';
import type { MigrationFile } from './migration/migration-files.ts';
import type { Tx } from './tx.ts';

/** What store functions take first: inside or outside a transaction. */
export type Connection = Kysely<Schema> | Tx;

/** Runs one statement, or several separated by semicolons when there are no values. */
export type RunSql = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

/**
 * Calls `heard` for each NOTIFY on a channel; `undefined` means that some may have been missed. Resolves to a function
 * that stops it.
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
  transaction<T>(work: (tx: Tx) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /**
   * Runs the last statement of a transaction and commits, in one round trip where the engine can. A statement that must
   * not be committed has to fail: afterwards nothing can be undone.
   */
  runLast<Row>(tx: Tx, statement: RawBuilder<Row>): Promise<Row[]>;
  /** Runs one statement as a transaction of its own. It is retried as `transaction` is. */
  runAlone<Row>(statement: RawBuilder<Row>): Promise<Row[]>;
  /**
   * Calls `run` as soon as the transaction has committed; never when it is rolled back, or when the process dies first.
   * `run` must not throw. Throws for a `tx` that this database's `transaction` did not give out.
   */
  afterCommit(tx: Tx, run: () => void): void;
  /** For platform/events and platform/jobs. */
  readonly listen: Listen;
  /** Raw statements on any free connection, for libraries that bring their own SQL. For platform/jobs. */
  readonly run: RunSql;
  /** Brings the schema up to date; resolves to the names of the migrations that ran. Tests pass `files` of their own. */
  migrate(files?: readonly MigrationFile[]): Promise<string[]>;
  /** Undoes the newest migration. */
  migrateDown(files?: readonly MigrationFile[]): Promise<string[]>;
  close(): Promise<void>;
}
