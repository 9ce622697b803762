import { join } from 'node:path';
import type { TestProjectConfiguration } from 'vitest/config';
import type { BrowserProviderOption } from 'vitest/node';

/** Limits of component tests on a machine that is busy with other things: what has to be fast measures it. */
export const patience = {
  testTimeout: 240_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 30_000 } },
};

/** How long a browser may take to open its page, on such a machine. */
export const connectTimeout = 240_000;

/** These replace a module or load one for themselves, so each has a page of its own. */
const alone = 'src/**/*.alone.browser.test.tsx';

/**
 * How both sites are tested: rules in Node, components in a browser. Components follow each other in one page, which
 * loads some thousand modules once; a set-up file takes away what a test file left.
 */
export const siteProjects = (root: string, provider: BrowserProviderOption): TestProjectConfiguration[] => [
  {
    extends: true,
    test: { name: 'rules', environment: 'node', include: ['src/**/*.unit.test.ts'], isolate: false },
  },
  {
    extends: true,
    test: {
      name: 'browser',
      ...patience,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        connectTimeout,
        provider,
        instances: [
          {
            name: 'components',
            browser: 'chromium',
            include: ['src/**/*.browser.test.tsx'],
            exclude: [alone],
            isolate: false,
            setupFiles: [join(root, 'src', 'testing', 'set-up.ts')],
          },
          { name: 'alone', browser: 'chromium', include: [alone] },
        ],
      },
    },
  },
];
