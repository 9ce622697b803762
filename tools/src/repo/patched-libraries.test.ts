import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './source-files.ts';

/**
 * Libraries whose internals we replace or use, with the version against which each file was last checked. Only these tests
 * notice when a new version changes those internals: most of them aren't in the library's types.
 */
const patched = [
  ['vite', '8.3.8', 'packages/site-build/src/late-files.ts'],
  ['@mantine/core', '9.7.3', 'packages/site-build/src/app-shell/ready-variables.ts'],
  ['survey-core', '3.0.0', 'packages/site-build/src/lean-survey/lean-survey.ts'],
  ['survey-core', '3.0.0', 'packages/site-build/src/lean-survey/survey-parts.ts'],
  ['survey-core', '3.0.0', 'packages/survey/src/runner/model/load-in-pieces.ts'],
  ['survey-core', '3.0.0', 'packages/survey/src/first-picture/read-picture.ts'],
  ['pg', '8.23.1', 'apps/api/src/platform/database/postgres/pipelined-query.ts'],
] as const;

const catalog = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');

/** The version that the workspace installs. */
const installed = (library: string): string | undefined =>
  catalog
    .split('\n')
    .map((line) => /^ {2}'?(?<name>[^':]+)'?: (?<version>\S+)$/u.exec(line)?.groups)
    .find((groups) => groups?.['name'] === library)?.['version'];

test.each(patched)('%s is at %s, the version that %s was compared with', (library, version, file) => {
  expect(existsSync(join(root, file)), `${file} is gone: leave it out of this list`).toBe(true);
  expect(
    installed(library),
    `${library} has a new version, and ${file} reaches into it: compare the file with the library's code, run its tests, then state the version here`,
  ).toBe(version);
});
