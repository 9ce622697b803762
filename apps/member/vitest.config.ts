import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { browserLaunch } from '@yayan/tools/browser';
import { actionTimeout, siteProjects } from '@yayan/tools/site-projects';
import { defineConfig } from 'vitest/config';

const launchOptions = await browserLaunch();

export default defineConfig({
  plugins: [react({ compiler: true })],
  // Without this, Vite finds them only when a test opens the runner, and then reloads the page during the test.
  optimizeDeps: {
    include: [
      ...['survey-core', 'survey-core/i18n/simplified-chinese', 'survey-react-ui'].map(
        (name) => `@yayan/survey > ${name}`,
      ),
      'weixin-js-sdk',
    ],
  },
  test: { projects: siteProjects(import.meta.dirname, playwright({ launchOptions, actionTimeout })) },
});
