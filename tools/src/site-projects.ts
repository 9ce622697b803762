import type { TestProjectConfiguration } from 'vitest/config';
import type { BrowserProviderOption } from 'vitest/node';

/** Limits of component tests on a machine that is busy with other things: what has to be fast measures it. */
export const patience = {
  testTimeout: 240_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 30_000 } },
};

/** How both sites are tested: rules in Node, components in a browser. */
export const siteProjects = (provider: BrowserProviderOption): TestProjectConfiguration[] => [
  { extends: true, test: { name: 'rules', environment: 'node', include: ['src/**/*.unit.test.ts'] } },
  {
    extends: true,
    test: {
      name: 'browser',
      include: ['src/**/*.browser.test.tsx'],
      ...patience,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider,
        instances: [{ browser: 'chromium' }],
      },
    },
  },
];
