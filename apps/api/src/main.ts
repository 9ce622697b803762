import { createApp } from './app.ts';
import { listen } from './http/listen.ts';
import { OperatorError } from './errors/operator-error.ts';
import { readConfig } from './platform/config/config.ts';
import type { Limits } from './platform/database/postgres/postgres-engine.ts';
import { openPlatform } from './platform/platform.ts';

/** Far above what anything takes in good order, and well below the 20 s that pages wait for an answer. */
const limits: Limits = { lockMs: 5_000, connectMs: 8_000, idleInTransactionMs: 60_000 };

/** Starts the server of this process and ends it in good order on SIGTERM or SIGINT. */
const main = async (): Promise<void> => {
  const config = readConfig(process.env);
  const platform = await openPlatform(config, { limits });
  const { log } = platform;
  if (!config.production) {
    const { seedWithLife } = await import('../demo/seed.ts');
    await seedWithLife(platform);
  }
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

try {
  await main();
} catch (error) {
  console.error(error instanceof OperatorError ? error.message : error);
  process.exit(1);
}
