import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'docs-site',
    include: ['src/**/*.test.ts', 'snippets/**/*.test.ts'],
    environment: 'node',
    testTimeout: 60_000,
    // Test files of a worker share loaded modules: isolated, they took half as much processor time again.
    isolate: false,
  },
});
