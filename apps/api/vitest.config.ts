import { defineConfig } from 'vitest/config';

const anyEngine = ['src/**/*.test.ts'];
const pgliteOnly = 'src/**/*.pglite.test.ts';
const postgresOnly = 'src/**/*.postgres.test.ts';
const noEngine = 'src/**/*.unit.test.ts';

/** Rules without a database run once, everything else on both engines. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'unit', include: [noEngine] } },
      {
        extends: true,
        test: {
          name: 'pglite',
          include: anyEngine,
          exclude: [noEngine, postgresOnly],
          env: { YAYAN_TEST_ENGINE: 'pglite' },
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: anyEngine,
          exclude: [noEngine, pgliteOnly],
          env: { YAYAN_TEST_ENGINE: 'postgres' },
          globalSetup: ['src/testing/start-postgres.ts'],
        },
      },
    ],
  },
});
