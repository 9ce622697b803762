import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'docs-site',
    include: ['src/**/*.test.ts', 'snippets/**/*.test.ts'],
    environment: 'node',
    testTimeout: 60_000,
  },
});
