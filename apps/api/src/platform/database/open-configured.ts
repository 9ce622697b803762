import type { Config } from '../config.ts';
import type { Logger } from '../log.ts';
import type { Random } from '../random.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';
import { openPgliteFolder } from './pglite-engine.ts';
import { openPostgres } from './postgres-engine.ts';
import { startUpkeep } from './upkeep.ts';

export interface ConfiguredOptions {
  config: Pick<Config, 'databaseUrl' | 'databaseConnections' | 'dataDir'>;
  random: Random;
  log: Logger;
  migrate?: boolean;
}

/** The database that the configuration names: PostgreSQL, or the embedded one with its upkeep running. */
export async function openConfiguredDatabase(options: ConfiguredOptions): Promise<Database> {
  const { config, log } = options;
  if (config.databaseUrl === undefined) return await openEmbedded(options);
  const engine = openPostgres({
    url: config.databaseUrl,
    connections: config.databaseConnections,
    onError: (err) => log.warn({ err }, 'database connection lost'),
  });
  return await openDatabase(engine, options);
}

async function openEmbedded({ config, random, log, migrate }: ConfiguredOptions): Promise<Database> {
  const engine = await openPgliteFolder(config.dataDir);
  const database = await openDatabase(engine, { random, ...(migrate === undefined ? {} : { migrate }) });
  const upkeep = startUpkeep({ db: database.read, log });
  return {
    ...database,
    close: async () => {
      upkeep.stop();
      await database.close();
    },
  };
}
