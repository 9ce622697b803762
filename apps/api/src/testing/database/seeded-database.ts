import type { Database } from '../../platform/database/database.ts';
import { stopPlatform } from '../../platform/platform.ts';
import { seed } from '../../composition/seed.ts';
import { databaseTemplate } from './test-database.ts';
import { testPlatform } from '../system/test-platform.ts';

type Environment = Readonly<Record<string, string>>;

const templates = new Map<string, Promise<() => Promise<Database>>>();

/**
 * A database of its own that has what the product starts with. It is seeded once in a process for each environment, and
 * copied from then on: seeding takes ten times as long. Nothing of it outlives the process, so it is never out of date.
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
