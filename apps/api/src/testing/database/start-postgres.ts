import { randomUUID } from 'node:crypto';
import { startPostgres } from '@yayan/tools/postgres';
import { dropFilledTemplates } from './postgres-test-database.ts';

/** Vitest's global set-up of the tests on PostgreSQL: one server for all of them, unless one is given. */
export default async function setup(): Promise<() => Promise<void>> {
  const given = process.env['YAYAN_TEST_POSTGRES_URL'];
  const server = given === undefined ? await startPostgres() : { url: given, stop: () => Promise.resolve() };
  process.env['YAYAN_TEST_POSTGRES_URL'] = server.url;
  process.env['YAYAN_TEST_RUN'] = randomUUID().slice(0, 8);
  return async () => {
    await dropFilledTemplates();
    await server.stop();
    if (given === undefined) delete process.env['YAYAN_TEST_POSTGRES_URL'];
  };
}
