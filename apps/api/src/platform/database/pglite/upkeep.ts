import { sql, type Kysely } from 'kysely';
import type { Logger } from '../../log.ts';
import type { Schema } from '../gen/schema.ts';

/** Checkpoints, vacuum and statistics of the embedded database, which has no background processes. */
export interface Upkeep {
  /** Checkpoints after 16 MB of new log, or after 5 minutes. */
  checkpoint(): Promise<void>;
  /**
   * Vacuums and analyses tables with many changes, but never an empty one: a cached plan with the statistics of an
   * empty table stays a sequential scan while the table grows.
   */
  vacuum(): Promise<string[]>;
  stop(): void;
}

export interface UpkeepOptions {
  db: Kysely<Schema>;
  log: Logger;
  checkpointMs?: number;
  vacuumMs?: number;
}

const CHECKPOINT_EVERY_MS = 1_000;
const VACUUM_EVERY_MS = 10_000;
const LOG_BYTES = 16 * 1024 * 1024;
const LOG_AGE_SECONDS = 300;

interface LogState {
  written: number;
  age: number;
}

interface GrownTable {
  schema: string;
  table: string;
}

/** Starts the upkeep of an embedded database. Call `stop` before closing it. */
export function startUpkeep(options: UpkeepOptions): Upkeep {
  const { db, log } = options;
  let busy = false;

  const alone = async (work: () => Promise<unknown>): Promise<void> => {
    if (busy) return;
    busy = true;
    try {
      await work();
    } catch (err) {
      log.error({ err }, 'database upkeep failed');
    } finally {
      busy = false;
    }
  };

  const upkeep: Omit<Upkeep, 'stop'> = {
    checkpoint: async () => {
      if (await checkpointDue(db)) await sql`checkpoint`.execute(db);
    },
    vacuum: async () => {
      const tables = await grownTables(db);
      for (const { schema, table } of tables)
        await sql`vacuum (analyze) ${sql.id(schema, table)}`.execute(db);
      return tables.map(({ schema, table }) => `${schema}.${table}`);
    },
  };
  const timers = [
    setInterval(() => void alone(upkeep.checkpoint), options.checkpointMs ?? CHECKPOINT_EVERY_MS),
    setInterval(() => void alone(upkeep.vacuum), options.vacuumMs ?? VACUUM_EVERY_MS),
  ];
  for (const timer of timers) timer.unref();
  return {
    ...upkeep,
    stop: () => {
      for (const timer of timers) clearInterval(timer);
    },
  };
}

async function checkpointDue(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<LogState>`
    select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::int8 as written,
      extract(epoch from clock_timestamp() - checkpoint_time)::int as age
    from pg_control_checkpoint()`.execute(db);
  const [state] = rows;
  if (state === undefined) return false;
  return state.written > LOG_BYTES || (state.age > LOG_AGE_SECONDS && state.written > 8192);
}

/** Tables with rows of which more than 50 and a fifth have changed since they were last analysed. */
async function grownTables(db: Kysely<Schema>): Promise<GrownTable[]> {
  await sql`select pg_stat_force_next_flush()`.execute(db);
  const { rows } = await sql<GrownTable>`
    select schemaname as schema, relname as "table" from pg_stat_user_tables
    where n_live_tup > 0 and n_mod_since_analyze > 50 + n_live_tup / 5
    order by schemaname, relname`.execute(db);
  return rows;
}
