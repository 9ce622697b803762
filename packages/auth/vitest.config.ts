import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'auth',
    include: ['src/**/*.test.ts'],
    environment: 'node',
    // Making RSA keys in a hook takes more than the usual ten seconds on a busy machine.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // Test files of a worker share loaded modules: isolated, they took twice the processor time.
    isolate: false,
  },
});
