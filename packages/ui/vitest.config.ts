import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { browserLaunch } from '@yayan/tools/browser';
import { actionTimeout, connectTimeout, patience } from '@yayan/tools/site-projects';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,gallery}/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          testTimeout: patience.testTimeout,
        },
      },
      {
        extends: true,
        optimizeDeps: {
          include: [
            '@mantine/core',
            '@mantine/form',
            '@mantine/hooks',
            '@tabler/icons-react',
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-dev-runtime',
            'vitest-browser-react',
          ],
        },
        test: {
          name: 'browser',
          include: ['{src,gallery}/**/*.browser.test.tsx'],
          ...patience,
          isolate: false,
          setupFiles: ['src/testing/set-up.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            connectTimeout,
            provider: playwright({ launchOptions: await browserLaunch(), actionTimeout }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
