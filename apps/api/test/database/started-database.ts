import { createApp } from '../../src/app.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { seed } from '../../demo/seed.ts';
import { databaseTemplate } from './test-database.ts';
import { testPlatform } from '../system/test-platform.ts';

interface DatabaseOptions {
  seeded: boolean;
  environment?: Readonly<Record<string, string>> | undefined;
}

const templates = new Map<string, Promise<() => Promise<Database>>>();

/**
 * Opens a database in the state after a server's first start: with the queues of its jobs, and with the seed data if
 * `seeded`. The first call with an environment fills a template, and later calls of the process copy it, because
 * filling takes ten times as long. The template ends with the process, so it is never out of date.
 */
export async function startedDatabase({ seeded, environment = {} }: DatabaseOptions): Promise<Database> {
  const key = JSON.stringify([seeded, environment]);
  const template = templates.get(key) ?? databaseTemplate((empty) => fill(empty, { seeded, environment }));
  templates.set(key, template);
  return await (
    await template
  )();
}

async function fill(empty: Database, { seeded, environment = {} }: DatabaseOptions): Promise<void> {
  const { platform } = await testPlatform(undefined, environment, undefined, empty);
  if (seeded) await seed(platform);
  const app = await createApp(platform);
  await app.start({ work: false });
  await app.stop();
}
