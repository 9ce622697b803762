import { defineConfig } from '@playwright/test';
import { browserLaunch } from '@yayan/tools/browser';
import { limits } from '@yayan/tools/test-limits';
import { workers } from '@yayan/tools/workers';
import { desktop, phone } from './stack/browser/sizes.ts';

const launchOptions = await browserLaunch();

/** `pnpm prove`, and whoever wants pictures, makes each journey in both sizes. */
const inBothSizes =
  process.env['YAYAN_RUNS'] !== undefined || process.env['YAYAN_E2E_PICTURES'] !== undefined;

/** Drawing what moves took a tenth of the processor time. `pnpm prove` sees everything move. */
const contextOptions = inBothSizes ? {} : { reducedMotion: 'reduce' as const };

const onPhone = { viewport: phone, isMobile: true, hasTouch: true };
const onDesktop = { viewport: desktop };

export default defineConfig({
  testDir: './journeys',
  globalSetup: './stack/servers/global-setup.ts',
  fullyParallel: true,
  workers,
  retries: 0,
  forbidOnly: true,
  timeout: limits.test,
  expect: { timeout: limits.expect },
  reporter: 'list',
  outputDir: './test-results',
  use: {
    // The worker keeps files and lists; journeys that are not about it see every call.
    serviceWorkers: 'block',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    launchOptions,
    contextOptions,
    actionTimeout: limits.expect,
    navigationTimeout: limits.expect,
    // Filming pages and keeping a copy of each after every step took a third of the time: `--trace on` does.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
  },
  projects: [
    // A journey is made on a phone, unless phones don't show what it is about (@desktop); on desktops too where the page
    // is another one there (@both). What is no matter of size is tried on phones alone (@phone). Journeys to states that
    // are only looked at are made once and show both sizes (@looks).
    { name: 'phone', use: onPhone, grepInvert: /@desktop/ },
    {
      name: 'desktop',
      use: onDesktop,
      ...(inBothSizes ? { grepInvert: /@phone/ } : { grep: /@desktop|@both/ }),
    },
  ],
});
