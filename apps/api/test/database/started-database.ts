import { createApp } from '../../src/app.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { seed } from '../../demo/seed.ts';
import { databaseTemplate } from './test-database.ts';
import { testPlatform } from '../system/test-platform.ts';

const templates = new Map<boolean, Promise<() => Promise<Database>>>();

/**
 * Opens a database in the state after a server's first start: with the queues of its jobs, and with the seed data if
 * `seeded`. The first call fills a template, and later calls of the process copy it, because filling takes ten times as
 * long. The template ends with the process, so it is never out of date.
 */
export async function startedDatabase(seeded: boolean): Promise<Database> {
  const template = templates.get(seeded) ?? databaseTemplate((empty) => fill(empty, seeded));
  templates.set(seeded, template);
  return await (
    await template
  )();
}

async function fill(empty: Database, seeded: boolean): Promise<void> {
  const { platform } = await testPlatform(undefined, undefined, undefined, empty);
  if (seeded) await seed(platform);
  const app = await createApp(platform);
  await app.start({ work: false });
  await app.stop();
}
