import { OperatorError } from '../../errors/operator-error.ts';
import type { Config } from '../../platform/config/config.ts';
import { pendingMigrations } from '../../platform/database/migration/migrate.ts';
import { createLog } from '../../platform/log.ts';
import { openPlatform, stopPlatform, type Platform } from '../../platform/platform.ts';

/**
 * Opens a platform without jobs, calls `work` with it and closes it. Resolves to the result of `work`. It doesn't change
 * the schema under servers that run: on PostgreSQL it refuses a database that lacks migrations of this version, unless
 * `migrate` is true. The embedded database belongs to this process alone, so it is migrated.
 */
export async function withPlatform<T>(
  config: Config,
  work: (platform: Platform) => Promise<T>,
  { migrate = config.databaseUrl === undefined }: { migrate?: boolean } = {},
): Promise<T> {
  const log = createLog({ logLevel: config.logLevel === 'info' ? 'warn' : config.logLevel });
  const platform = await openPlatform(config, { log, migrate });
  try {
    if (!migrate) await refuseOlder(platform);
    return await work(platform);
  } finally {
    await stopPlatform(platform);
  }
}

async function refuseOlder({ database }: Pick<Platform, 'database'>): Promise<void> {
  const pending = await pendingMigrations(database.read);
  if (pending.length > 0)
    throw new OperatorError(
      `The database lacks ${pending.length} migrations of this version, the first is ${pending[0]}. ` +
        'Use the version that the servers run, or run `pnpm yayan migrate` first.',
    );
}
