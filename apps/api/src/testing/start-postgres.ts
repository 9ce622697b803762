import { startPostgres } from '@yayan/tools/postgres';

/** Vitest's global set-up of the tests on PostgreSQL: one server for all of them, unless one is given. */
export default async function setup(): Promise<() => Promise<void>> {
  const given = process.env['YAYAN_TEST_POSTGRES_URL'];
  const server = given === undefined ? await startPostgres() : { url: given, stop: () => Promise.resolve() };
  process.env['YAYAN_TEST_POSTGRES_URL'] = server.url;
  return async () => {
    await server.stop();
    if (given === undefined) delete process.env['YAYAN_TEST_POSTGRES_URL'];
  };
}
