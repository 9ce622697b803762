import { createCipher, type Cipher } from './crypto/cipher.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import { createDatabaseClock, type DatabaseClock } from './database-clock.ts';
import type { Database } from './database/database.ts';
import { type ConfiguredOptions, openConfiguredDatabase } from './database/open-configured.ts';
import { createEvents, type Events } from './events/events.ts';
import { defineIdempotencySweep } from './idempotency/idempotency.ts';
import { createJobs, type Jobs } from './jobs/jobs.ts';
import { readKeys, type Keys } from './crypto/keys.ts';
import { createLog, type Logger } from './log.ts';
import { systemRandom, type Random } from './random.ts';

/** The parts that every module uses. */
export interface Platform {
  readonly config: Config;
  readonly keys: Keys;
  readonly database: Database;
  readonly clock: Clock;
  /** The clock by the database's time; null if `clock` was given. */
  readonly databaseClock: DatabaseClock | null;
  readonly random: Random;
  readonly log: Logger;
  readonly jobs: Jobs;
  readonly events: Events;
  readonly cipher: Cipher;
}

/** Parts that tests replace. */
export type PlatformParts = Partial<Pick<Platform, 'database' | 'clock' | 'random' | 'log'>> &
  Pick<ConfiguredOptions, 'limits' | 'migrate'> & {
    /** The clock of this machine. The database's clock corrects it. */
    machineClock?: Clock;
  };

/** Opens the database, migrates it (unless `migrate` is false) and creates the rest. Nothing runs in the background before `startPlatform`. */
export async function openPlatform(config: Config, parts: PlatformParts = {}): Promise<Platform> {
  const random = parts.random ?? systemRandom;
  const log = parts.log ?? createLog(config);
  const keys = readKeys(config, random);
  const database =
    parts.database ??
    (await openConfiguredDatabase({
      config,
      random,
      log,
      limits: parts.limits,
      ...(parts.migrate !== undefined && { migrate: parts.migrate }),
    }));
  const databaseClock = createDatabaseClock(database, log, parts.machineClock);
  if (!parts.clock) await databaseClock.compare();
  const clock = parts.clock ?? databaseClock;
  const jobs = createJobs({ database, clock, log });
  defineIdempotencySweep(database, jobs);
  return {
    config,
    keys,
    database,
    clock,
    databaseClock: parts.clock ? null : databaseClock,
    random,
    log,
    jobs,
    events: createEvents({ database, clock, log }),
    cipher: createCipher(keys, random),
  };
}

/** Starts events and jobs. Call it after every module has defined its jobs. */
export async function startPlatform(platform: Platform, options?: { work?: boolean }): Promise<void> {
  platform.databaseClock?.start();
  await platform.events.start();
  await platform.jobs.start(options);
}

/** Finishes running jobs, stops events and closes the database. Call it after the last request was answered. */
export async function stopPlatform(platform: Platform): Promise<void> {
  platform.databaseClock?.stop();
  await platform.jobs.stop();
  await platform.events.stop();
  await platform.database.close();
}
