import { join } from 'node:path';
import type { TestProjectConfiguration } from 'vitest/config';
import type { BrowserProviderOption } from 'vitest/node';
import { limits } from './test-limits.ts';

/** Limits of component tests. A set-up file reads the provided one, which Vitest doesn't use for `expect.element` by itself. */
export const patience = {
  testTimeout: limits.test,
  hookTimeout: limits.hook,
  expect: { poll: { timeout: limits.expect } },
  provide: { elementTimeout: limits.expect },
};

/** How long a click waits for its element. Without it Vitest gives each the rest of its test's time. */
export const actionTimeout = limits.expect;

/** How long a browser may take to open its page. */
export const connectTimeout = limits.connect;

/** These replace a module or load one for themselves, so each has a page of its own. */
const alone = 'src/**/*.alone.browser.test.tsx';

/**
 * The test projects of both sites: rules in Node, components in a browser. Test files of components run one after another in
 * one page, which loads some thousand modules once; a set-up file removes what each test file left.
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
