import { defineConfig } from '@playwright/test';
import { browserLaunch } from '@yayan/tools/browser';

const launchOptions = await browserLaunch();

/** `pnpm prove` makes each journey in both sizes. */
const inBothSizes = process.env['YAYAN_RUNS'] !== undefined;

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
    // A journey is made on a phone, unless phones don't show what it is about (@desktop); on desktops too where the page
    // is another one there (@both). What is no matter of size is tried on phones alone (@phone).
    { name: 'phone', use: phone, grepInvert: /@desktop/ },
    {
      name: 'desktop',
      use: desktop,
      ...(inBothSizes ? { grepInvert: /@phone/ } : { grep: /@desktop|@both/ }),
    },
  ],
});
