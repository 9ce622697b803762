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
  /** Bring the schema up to date first (default). */
  migrate?: boolean;
  /** For what serves requests, of PostgreSQL: nobody waits long for another (default: without limits). */
  limits?: Limits | undefined;
}

/** The engine that the configuration names, with its own handle when it is the embedded one. */
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

/** The database that the configuration names: PostgreSQL, or the embedded one with its upkeep running. */
export async function openConfiguredDatabase(options: ConfiguredOptions): Promise<Database> {
  const { limits, ...unlimited } = options;
  if (limits && options.migrate !== false && options.config.databaseUrl !== undefined) {
    // Migrations set limits of their own, and wait for another server's as long as it takes.
    await (await openConfiguredDatabase(unlimited)).close();
    return await openConfiguredDatabase({ ...options, migrate: false });
  }
  const engine = await openConfiguredEngine(options);
  const database = await openDatabase(engine, options);
  if (engine.name === 'postgres') return await checked(database, options.config.production);
  const upkeep = startUpkeep({ db: database.read, log: options.log });
  return {
    ...database,
    close: async () => {
      upkeep.stop();
      await database.close();
    },
  };
}

/** Development and tests may run on a server that trades safety for speed. */
async function checked(database: Database, production: boolean): Promise<Database> {
  try {
    if (production) await refuseUnsafe(database.read);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
