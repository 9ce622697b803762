import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'api-client',
    include: ['src/**/*.test.ts'],
    environment: 'node',
    testTimeout: 240_000,
    // Files of a worker share what they loaded: each on its own, they took half as much processor time again.
    isolate: false,
  },
});
