import { limits } from '@yayan/tools/test-limits';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['processes/**/*.test.ts'],
    globalSetup: ['stack/servers/prepared.ts'],
    // Each file starts servers of its own; side by side they would only wait for each other.
    fileParallelism: false,
    // Servers start in most of them: a test of counted rounds says for itself how long it may take.
    testTimeout: 2 * limits.test,
    hookTimeout: limits.hook,
    expect: { poll: { timeout: limits.expect } },
  },
});
