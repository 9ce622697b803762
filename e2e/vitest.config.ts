import { limits } from '@yayan/tools/test-limits';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['processes/**/*.test.ts'],
    globalSetup: ['stack/servers/prepared.ts'],
    // Each file starts its own servers; in parallel they would only wait for each other.
    fileParallelism: false,
    // Most tests start servers; a test with counted rounds sets its own limit.
    testTimeout: 2 * limits.test,
    hookTimeout: limits.hook,
    expect: { poll: { timeout: limits.expect } },
  },
});
