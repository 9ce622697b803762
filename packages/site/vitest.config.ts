import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    testTimeout: 60_000,
    // Files of a worker share what they loaded: each on its own, they took three times the processor time.
    isolate: false,
  },
});
