import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['processes/**/*.test.ts'],
    globalSetup: ['stack/servers/prepared.ts'],
    // Each file starts servers of its own; side by side they would only wait for each other.
    fileParallelism: false,
    // For a machine that is busy with other things.
    testTimeout: 900_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
