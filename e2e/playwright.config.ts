import { defineConfig } from '@playwright/test';
import { browserLaunch } from '@yayan/tools/browser';

const launchOptions = await browserLaunch();

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const desktop = { viewport: { width: 1440, height: 900 } };

export default defineConfig({
  testDir: './journeys',
  globalSetup: './stack/servers/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  outputDir: './test-results',
  use: {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    launchOptions,
    actionTimeout: 10_000,
    // Filming pages and keeping a copy of each after every step took a third of the time: `--trace on` does.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
  },
  projects: [
    // What phones don't show can't be tried there; what is no matter of size is tried on phones alone.
    { name: 'phone', use: phone, grepInvert: /@desktop/ },
    { name: 'desktop', use: desktop, grepInvert: /@phone/ },
  ],
});
