import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'mock',
    include: ['src/**/*.test.ts'],
    environment: 'node',
    testTimeout: 30_000,
    // Test files of a worker share loaded modules: isolated, they took three times the processor time.
    isolate: false,
  },
});
