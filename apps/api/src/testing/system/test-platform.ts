import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../platform/config/config.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Logger } from '../../platform/log.ts';
import { openPlatform, startPlatform, stopPlatform, type Platform } from '../../platform/platform.ts';
import { systemRandom, type Random } from '../../platform/random.ts';
import { runDueJobs } from './run-due-jobs.ts';
import { settableClock, type SettableClock } from './settable-clock.ts';
import { silentLog } from './silent-log.ts';
import { testDatabase } from '../database/test-database.ts';

/** A platform over an empty database, with a clock to set and jobs that run when a test says so. */
export interface TestPlatform {
  readonly platform: Platform;
  readonly clock: SettableClock;
  /** After the areas have defined their jobs. */
  start(): Promise<void>;
  /** Runs what is due by now. */
  runJobs(): Promise<number>;
  stop(): Promise<void>;
}

const base64 = (): string => randomBytes(32).toString('base64');

let keys: Readonly<Record<string, string>> | undefined;

/** Once for a process: an RSA key takes long to find, and copies of a seeded database hold what these sealed. */
function testKeys(): Readonly<Record<string, string>> {
  keys ??= {
    FIELD_ENCRYPTION_KEY: newFieldKey(),
    AT_REST_KEY: base64(),
    TOKEN_KEY: base64(),
    INDEX_KEY: base64(),
  };
  return keys;
}

/** Nothing is written to a disk. `environment` adds to the configuration; without a `given` database there is an empty one. */
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

/** A private RSA key of the size that fields are encrypted with, in PEM. */
export function newFieldKey(): string {
  return generateKeyPairSync('rsa', {
    modulusLength: 3072,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  }).privateKey;
}
