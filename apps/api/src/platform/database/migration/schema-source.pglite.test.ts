import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../../test/database/test-database.ts';
import { schemaSource } from './schema-source.ts';

test('gen/schema.ts is what the migrations make (else run `pnpm --filter @yayan/api generate`)', async () => {
  const database = await testDatabase();
  const written = await readFile(new URL('../gen/schema.ts', import.meta.url), 'utf8');
  expect(written).toBe(await schemaSource(database.read));
  await database.close();
});
