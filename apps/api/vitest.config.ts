import { defineConfig } from 'vitest/config';
import { bothEngines } from './src/testing/database/both-engines.ts';

const anyEngine = ['src/**/*.test.ts'];
const pgliteOnly = 'src/**/*.pglite.test.ts';
const postgresOnly = 'src/**/*.postgres.test.ts';
const noEngine = 'src/**/*.unit.test.ts';

/** `YAYAN_ENGINES=all` runs every test on PostgreSQL too, as `pnpm prove` does. */
const onPostgres = process.env['YAYAN_ENGINES'] === 'all' ? anyEngine : [postgresOnly, ...bothEngines];

/**
 * Rules without a database run once, everything else on the embedded engine, and what needs both on PostgreSQL too. Each of these files has a database of its own;
 * loading the server anew for each as well took as long as its tests (1.9 s of processor time a file).
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    // For a machine that is busy with other things: what has to be fast measures it.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      { extends: true, test: { name: 'unit', include: [noEngine] } },
      {
        extends: true,
        test: {
          name: 'pglite',
          isolate: false,
          include: anyEngine,
          exclude: [noEngine, postgresOnly],
          env: { YAYAN_TEST_ENGINE: 'pglite' },
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          isolate: false,
          include: [...onPostgres],
          exclude: [noEngine, pgliteOnly],
          env: { YAYAN_TEST_ENGINE: 'postgres' },
          globalSetup: ['src/testing/database/start-postgres.ts'],
        },
      },
    ],
  },
});
