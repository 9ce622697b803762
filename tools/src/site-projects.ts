import type { TestProjectConfiguration } from 'vitest/config';
import type { BrowserProviderOption } from 'vitest/node';

/** How both sites are tested: rules in Node, components in a browser. */
export const siteProjects = (provider: BrowserProviderOption): TestProjectConfiguration[] => [
  { extends: true, test: { name: 'rules', environment: 'node', include: ['src/**/*.unit.test.ts'] } },
  {
    extends: true,
    test: {
      name: 'browser',
      include: ['src/**/*.browser.test.tsx'],
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
