import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'auth',
    include: ['src/**/*.test.ts'],
    environment: 'node',
    // Making RSA keys in a hook takes more than the usual ten seconds on a machine that is busy with other things.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // Files of a worker share what they loaded: each on its own, they took twice the processor time.
    isolate: false,
  },
});
