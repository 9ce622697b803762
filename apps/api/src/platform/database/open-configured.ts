import type { PGlite } from '@electric-sql/pglite';
import type { Config } from '../config/config.ts';
import type { Logger } from '../log.ts';
import type { Random } from '../random.ts';
import type { Database } from './database.ts';
import type { Engine } from './engine.ts';
import { openDatabase } from './open-database.ts';
import { openPgliteFolder } from './pglite/pglite-engine.ts';
import { type Limits, openPostgres } from './postgres/postgres-engine.ts';
import { refuseUnsafe } from './postgres/refuse-unsafe.ts';
import { startUpkeep } from './pglite/upkeep.ts';

export interface ConfiguredOptions {
  config: Pick<Config, 'databaseUrl' | 'databaseConnections' | 'dataDir' | 'production'>;
  random: Random;
  log: Logger;
  /** Whether to migrate the schema first (default true). */
  migrate?: boolean;
  /**
   * Limits for servers that answer requests, on PostgreSQL only: nobody waits long for another (by default no limits).
   */
  limits?: Limits | undefined;
}

/** The configured engine; an embedded one includes its own handle. */
export async function openConfiguredEngine(
  options: Omit<ConfiguredOptions, 'random' | 'migrate'>,
): Promise<Engine & { pglite?: PGlite }> {
  const { config, log, limits } = options;
  if (config.databaseUrl === undefined) return await openPgliteFolder(config.dataDir);
  return openPostgres({
    url: config.databaseUrl,
    connections: config.databaseConnections,
    limits,
    onError: (err) => log.warn({ err }, 'database connection lost'),
  });
}

/** The configured database: PostgreSQL, or the embedded one with its upkeep running. */
export async function openConfiguredDatabase(options: ConfiguredOptions): Promise<Database> {
  const { limits, ...unlimited } = options;
  if (limits && options.migrate !== false && options.config.databaseUrl !== undefined) {
    // Migrations set their own limits, and wait for another server's migrations without limit.
    await (await openConfiguredDatabase(unlimited)).close();
    return await openConfiguredDatabase({ ...options, migrate: false });
  }
  const engine = await openConfiguredEngine(options);
  const database = await openDatabase(engine, options);
  if (engine.name === 'postgres') return await refuseUnsafeInProduction(database, options.config.production);
  const upkeep = startUpkeep({ db: database.read, log: options.log });
  return {
    ...database,
    close: async () => {
      upkeep.stop();
      await database.close();
    },
  };
}

/** Checks the settings of the database server. Development and tests may use a server that trades safety for speed. */
async function refuseUnsafeInProduction(database: Database, production: boolean): Promise<Database> {
  try {
    if (production) await refuseUnsafe(database.read);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
