import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { browserLaunch } from '@yayan/tools/browser';
import { actionTimeout, connectTimeout, patience } from '@yayan/tools/site-projects';
import { defineConfig } from 'vitest/config';

export default defineConfig(async () => ({
  // Compiled as in the sites: values of the mutable model must not be memoised.
  plugins: [react({ compiler: true })],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'survey-node',
          include: ['src/**/*.test.ts'],
          ...patience,
          environment: 'node',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'survey-browser',
          include: ['src/**/*.test.tsx'],
          ...patience,
          isolate: false,
          setupFiles: ['src/testing/set-up.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            connectTimeout,
            provider: playwright({ launchOptions: await browserLaunch(), actionTimeout }),
            instances: [{ browser: 'chromium' as const }],
          },
        },
      },
    ],
  },
}));
