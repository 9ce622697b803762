import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    testTimeout: 60_000,
    // Test files of a worker share loaded modules: isolated, they took three times the processor time.
    isolate: false,
  },
});
