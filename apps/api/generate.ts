import { writeFile } from 'node:fs/promises';
import { openDatabase } from './src/platform/database/open-database.ts';
import { openPgliteMemory } from './src/platform/database/pglite/pglite-engine.ts';
import { schemaSource } from './src/platform/database/migration/schema-source.ts';
import { systemRandom } from './src/platform/random.ts';

const database = await openDatabase(await openPgliteMemory(), { random: systemRandom });
await writeFile(
  new URL('src/platform/database/gen/schema.ts', import.meta.url),
  await schemaSource(database.read),
);
await database.close();
