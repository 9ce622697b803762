import { defineConfig } from '@playwright/test';
import { browserLaunch } from '@yayan/tools/browser';
import { limits } from '@yayan/tools/test-limits';
import { workers } from '@yayan/tools/workers';
import { desktop, phone } from './stack/browser/sizes.ts';

const launchOptions = await browserLaunch();

/** `pnpm prove`, and runs that take pictures, run each journey in both sizes. */
const inBothSizes =
  process.env['YAYAN_RUNS'] !== undefined || process.env['YAYAN_E2E_PICTURES'] !== undefined;

/** Animations took a tenth of the processor time. `pnpm prove` runs with animations. */
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
    // The service worker stores files and lists; without it, journeys see every call. Only journeys about it allow it.
    serviceWorkers: 'block',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    launchOptions,
    contextOptions,
    actionTimeout: limits.expect,
    navigationTimeout: limits.expect,
    // A trace reads each answer of each call again, so only `--trace on` makes one.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    // A journey runs on a phone, unless its subject isn't on phones (@desktop), and on desktops too if the page differs there
    // (@both). A journey that doesn't depend on the size runs only on phones (@phone). Journeys that only look at states run
    // once and show both sizes (@looks).
    { name: 'phone', use: onPhone, grepInvert: /@desktop/ },
    {
      name: 'desktop',
      use: onDesktop,
      ...(inBothSizes ? { grepInvert: /@phone/ } : { grep: /@desktop|@both/ }),
    },
  ],
});
