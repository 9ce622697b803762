import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../src/platform/config/config.ts';
import type { Database } from '../../src/platform/database/database.ts';
import type { Logger } from '../../src/platform/log.ts';
import { openPlatform, startPlatform, stopPlatform, type Platform } from '../../src/platform/platform.ts';
import { systemRandom, type Random } from '../../src/platform/random.ts';
import { runDueJobs } from './run-due-jobs.ts';
import { settableClock, type SettableClock } from './settable-clock.ts';
import { silentLog } from './silent-log.ts';
import { testKeys } from './test-keys.ts';
import { testDatabase } from '../database/test-database.ts';

/** A platform on an empty database. The test sets its clock and decides when jobs run. */
export interface TestPlatform {
  readonly platform: Platform;
  readonly clock: SettableClock;
  /** Starts the platform's jobs. Call it after the areas have defined their jobs. */
  start(): Promise<void>;
  /** Runs the due jobs. Resolves to how many ran. */
  runJobs(): Promise<number>;
  stop(): Promise<void>;
}

/**
 * Opens a platform that writes nothing to disk. `environment` adds variables. Without `given` it opens an empty
 * database.
 */
export async function testPlatform(
  random: Random = systemRandom,
  environment: Readonly<Record<string, string>> = {},
  log: Logger = silentLog,
  given?: Database,
): Promise<TestPlatform> {
  const dataDir = join(tmpdir(), `yayan-test-${systemRandom.uuid()}`);
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    YAYAN_DATA_DIR: dataDir,
    // This saves 30 ms of a core for each password. Tests of hashing set the real cost.
    PASSWORD_HASH_KIB: '64',
    ...testKeys(),
    ...environment,
  });
  const clock = settableClock();
  const database = given ?? (await testDatabase());
  const platform = await openPlatform(config, { database, clock, random, log });
  return {
    platform,
    clock,
    start: () => startPlatform(platform, { work: false }),
    runJobs: () => runDueJobs(platform),
    stop: async () => {
      await stopPlatform(platform);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
