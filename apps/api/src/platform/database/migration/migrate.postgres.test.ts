import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmptyTestDatabase } from '../../../testing/database/postgres-test-database.ts';
import { systemRandom } from '../../random.ts';
import type { Database } from '../database.ts';
import { pendingMigrations } from './migrate.ts';
import { openDatabase } from '../open-database.ts';
import { openPostgres } from '../postgres/postgres-engine.ts';

let place: Awaited<ReturnType<typeof createEmptyTestDatabase>>;
let servers: Database[] = [];

beforeAll(async () => {
  place = await createEmptyTestDatabase();
});

afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await place.drop();
});

test('four servers that start at once on an empty database migrate it once', async () => {
  const start = (): Promise<Database> =>
    openDatabase(openPostgres({ url: place.url, onError: () => undefined }), { random: systemRandom });
  servers = await Promise.all(Array.from({ length: 4 }, start));
  for (const server of servers) expect(await pendingMigrations(server.read)).toEqual([]);
});
