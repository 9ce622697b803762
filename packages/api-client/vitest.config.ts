import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'api-client',
    include: ['src/**/*.test.ts'],
    environment: 'node',
    testTimeout: 240_000,
    // Test files of a worker share loaded modules: isolated, they took half as much processor time again.
    isolate: false,
  },
});
