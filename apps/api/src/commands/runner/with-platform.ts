import type { Config } from '../../platform/config/config.ts';
import { createLog } from '../../platform/log.ts';
import { openPlatform, stopPlatform, type Platform } from '../../platform/platform.ts';

/** Opens a platform without jobs, calls `work` with it and closes it. Resolves to the result of `work`. */
export async function withPlatform<T>(config: Config, work: (platform: Platform) => Promise<T>): Promise<T> {
  const log = createLog({ logLevel: config.logLevel === 'info' ? 'warn' : config.logLevel });
  const platform = await openPlatform(config, { log });
  try {
    return await work(platform);
  } finally {
    await stopPlatform(platform);
  }
}
