import type { Kysely, RawBuilder } from 'kysely';
import type { Schema } from './gen/schema.ts';
import type { MigrationFile } from './migration/migration-files.ts';
import type { Tx } from './tx.ts';

/** The first parameter of store functions: a connection inside or outside a transaction. */
export type Connection = Kysely<Schema> | Tx;

/** Runs one statement, or several separated by semicolons when there are no values. */
export type RunSql = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

/**
 * Calls `heard` for each NOTIFY on a channel; `undefined` means that notifications may have been lost. Resolves to a
 * function that stops it.
 */
export type Listen = (
  channel: string,
  heard: (payload: string | undefined) => void,
) => Promise<() => Promise<void>>;

export interface TransactionOptions {
  isolation?: 'read committed' | 'repeatable read' | 'serializable';
}

/** The database of one server, with either engine. */
export interface Database {
  readonly engine: 'pglite' | 'postgres';
  /** Queries outside a transaction. Throws `InsideTransactionError` inside one; pass `tx` on instead. */
  readonly read: Kysely<Schema>;
  /**
   * Runs `work` in one transaction. After a serialization failure (40001) or a deadlock (40P01) it starts again, at
   * most 10 times. So `work` must do nothing outside the database. Read committed unless `isolation` says otherwise.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /**
   * Runs the last statement of a transaction and commits, in one round trip if the engine can. A statement that must
   * not be committed has to fail, because nothing can be undone afterwards.
   */
  runLast<Row>(tx: Tx, statement: RawBuilder<Row>): Promise<Row[]>;
  /** Runs one statement as its own transaction. Retries like `transaction`. */
  runAlone<Row>(statement: RawBuilder<Row>): Promise<Row[]>;
  /**
   * Calls `run` right after the transaction commits, never after a rollback. `run` is lost if the process dies first,
   * and must not throw. Throws for a `tx` that isn't from this database's `transaction`.
   */
  afterCommit(tx: Tx, run: () => void): void;
  /** For platform/events and platform/jobs. */
  readonly listen: Listen;
  /** Runs raw statements on any free connection, for libraries with their own SQL. For platform/jobs. */
  readonly run: RunSql;
  /** Migrates the schema. Resolves to the names of the migrations that ran. Tests pass their own `files`. */
  migrate(files?: readonly MigrationFile[]): Promise<string[]>;
  /** Reverts the newest migration. */
  migrateDown(files?: readonly MigrationFile[]): Promise<string[]>;
  close(): Promise<void>;
}
