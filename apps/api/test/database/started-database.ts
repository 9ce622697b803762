import { createApp } from '../../src/app.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { seed } from '../../demo/seed.ts';
import { databaseTemplate } from './test-database.ts';
import { testPlatform } from '../system/test-platform.ts';

type Environment = Readonly<Record<string, string>>;

const templates = new Map<string, Promise<() => Promise<Database>>>();

/** The variables that decide what is seeded: with a sandbox supplier its tasks and its agent come along. */
const READ_BY_SEED = ['SANDBOX_SUPPLIER_URL', 'SANDBOX_SUPPLIER_SECRET'] as const;

/**
 * Opens a database in the state after a server's first start: with the queues of its jobs, and with the seed data if
 * `seeded`. The first call fills a template, and later calls of the process copy it, because filling takes ten times as
 * long. The template ends with the process, so it is never out of date.
 */
export async function startedDatabase(seeded: boolean, environment: Environment = {}): Promise<Database> {
  const read = Object.fromEntries(
    READ_BY_SEED.flatMap((name) => (environment[name] === undefined ? [] : [[name, environment[name]]])),
  );
  const key = JSON.stringify([seeded, read]);
  const template = templates.get(key) ?? databaseTemplate((empty) => fill(empty, seeded, read));
  templates.set(key, template);
  return await (
    await template
  )();
}

async function fill(empty: Database, seeded: boolean, environment: Environment): Promise<void> {
  const { platform } = await testPlatform(undefined, environment, undefined, empty);
  if (seeded) await seed(platform);
  const app = await createApp(platform);
  await app.start({ work: false });
  await app.stop();
}
