import { createApp } from './app.ts';
import { OperatorError } from './errors/operator-error.ts';
import { listen } from './http/listen.ts';
import { readConfig } from './platform/config/config.ts';
import type { Limits } from './platform/database/postgres/postgres-engine.ts';
import { createLog } from './platform/log.ts';
import { openPlatform, type Platform } from './platform/platform.ts';

/** Far above what anything takes in good order, and well below the 20 s that pages wait for an answer. */
const limits: Limits = { lockMs: 5_000, connectMs: 8_000, idleInTransactionMs: 60_000 };

const run = async (prepare: (platform: Platform) => Promise<void>): Promise<void> => {
  const config = readConfig(process.env);
  const log = createLog(config);
  // A first start takes minutes on a full machine. Who waits for it reads these lines.
  log.info('opening and migrating the database');
  const platform = await openPlatform(config, { limits, log });
  log.info({ engine: platform.database.engine }, 'database ready');
  await prepare(platform);
  const app = await createApp(platform);

  let ending: Promise<void> | undefined;
  const end = (signal: string): void => {
    ending ??= app.stop().then(() => log.info({ signal }, 'stopped'));
    ending.catch((err: unknown) => {
      log.error({ err }, 'stopping failed');
      process.exitCode = 1;
    });
  };
  process.on('SIGTERM', () => end('SIGTERM'));
  process.on('SIGINT', () => end('SIGINT'));

  await app.start();
  await listen(app.server, config);
  log.info({ port: config.port, engine: platform.database.engine }, 'listening');
};

/** Starts the server of this process, after `prepare`, and ends it in good order on SIGTERM or SIGINT. */
export const serve = async (prepare: (platform: Platform) => Promise<void>): Promise<void> => {
  try {
    await run(prepare);
  } catch (error) {
    console.error(error instanceof OperatorError ? error.message : error);
    process.exit(1);
  }
};
