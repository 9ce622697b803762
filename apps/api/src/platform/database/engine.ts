import type { Dialect } from 'kysely';
import type { Listen, RunSql } from './database.ts';

/** What differs between the embedded database and a PostgreSQL server. */
export interface Engine {
  readonly name: 'pglite' | 'postgres';
  readonly dialect: Dialect;
  readonly run: RunSql;
  readonly listen: Listen;
  /** Releases what the dialect does not: called after the last query. */
  release(): Promise<void>;
}
