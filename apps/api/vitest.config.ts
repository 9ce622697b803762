import { workers } from '@yayan/tools/workers';
import { defineConfig } from 'vitest/config';
import { bothEngines } from './test/database/both-engines.ts';

const anyEngine = ['{src,demo,test}/**/*.test.ts'];
const pgliteOnly = '{src,demo,test}/**/*.pglite.test.ts';
const postgresOnly = '{src,demo,test}/**/*.postgres.test.ts';
const noEngine = '{src,demo,test}/**/*.unit.test.ts';

/** `YAYAN_ENGINES=all` runs every test on the embedded engine too, as `pnpm prove` does. */
const onPglite = process.env['YAYAN_ENGINES'] === 'all' ? anyEngine : [pgliteOnly, ...bothEngines];

/** Rules without a database run once, everything else on PostgreSQL, and what needs both on the embedded engine too. */
export default defineConfig({
  test: {
    maxWorkers: workers,
    // For a machine that is busy with other things: what has to be fast measures it.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    // Files of a worker share what they loaded: each on its own, rules took twice the time and the server 1.9 s a file.
    isolate: false,
    // Node runs the sources as it does in production, without Vite's transforms: a tenth of the processor time less.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    projects: [
      { extends: true, test: { name: 'unit', include: [noEngine] } },
      {
        extends: true,
        test: {
          name: 'pglite',
          include: [...onPglite],
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
          globalSetup: ['test/database/start-postgres.ts'],
        },
      },
    ],
  },
});
