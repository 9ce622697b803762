import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { browserLaunch } from '@yayan/tools/browser';
import { actionTimeout, siteProjects } from '@yayan/tools/site-projects';
import { defineConfig } from 'vitest/config';

const launchOptions = await browserLaunch();

export default defineConfig({
  plugins: [react({ compiler: true })],
  // Without this, Vite may find them only while tests run, and then reloads their page.
  optimizeDeps: {
    include: [
      '@mantine/spotlight',
      '@simplewebauthn/browser',
      'mediabunny',
      ...['survey-core', 'survey-core/i18n/simplified-chinese', 'survey-react-ui'].map(
        (name) => `@yayan/survey > ${name}`,
      ),
    ],
  },
  test: { projects: siteProjects(import.meta.dirname, playwright({ launchOptions, actionTimeout })) },
});
