import type { Dialect } from 'kysely';
import type { Listen, RunSql } from './database.ts';

/** The differences between the embedded database and a PostgreSQL server. */
export interface Engine {
  readonly name: 'pglite' | 'postgres';
  readonly dialect: Dialect;
  readonly run: RunSql;
  readonly listen: Listen;
  /** Releases everything but the dialect. Called after the last query. */
  release(): Promise<void>;
}
