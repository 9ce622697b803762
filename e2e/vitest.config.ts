import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['processes/**/*.test.ts'],
    // Each file starts servers of its own; side by side they would only wait for each other.
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
