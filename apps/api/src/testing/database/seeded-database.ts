import type { Database } from '../../platform/database/database.ts';
import { stopPlatform } from '../../platform/platform.ts';
import { seed } from '../../composition/seed.ts';
import { databaseTemplate } from './test-database.ts';
import { testPlatform } from '../system/test-platform.ts';

type Environment = Readonly<Record<string, string>>;

const templates = new Map<string, Promise<() => Promise<Database>>>();

/**
 * Opens a database with the seed data. The first call with an environment seeds a template, and later calls of the
 * process copy it, because seeding takes ten times as long. The template ends with the process, so it is never out of
 * date.
 */
export async function seededDatabase(environment: Environment = {}): Promise<Database> {
  const key = JSON.stringify(environment);
  const template = templates.get(key) ?? databaseTemplate((empty) => fill(empty, environment));
  templates.set(key, template);
  return await (
    await template
  )();
}

async function fill(empty: Database, environment: Environment): Promise<void> {
  const { platform } = await testPlatform(undefined, environment, undefined, empty);
  await seed(platform);
  await stopPlatform(platform);
}
