import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const repository = join(import.meta.dirname, '..', '..');
const textOf = (file: string): string => readFileSync(join(repository, file), 'utf8');

/** The port of a mock that was given none, as its help says it. */
const mockPort = (): string => {
  const main = join(repository, 'packages', 'mock', 'src', 'cli', 'main.ts');
  const { stdout } = spawnSync(process.execPath, [main, '--help'], { encoding: 'utf8' });
  return /--port (\d+)/u.exec(stdout)?.[1] ?? '';
};

test('samples call the port of the mock, and `npm start` leaves it free', () => {
  const port = mockPort();
  const samples = globSync('{docs-site/snippets/*.*,examples/**/*.{ts,md},packages/mock/README.md}', {
    cwd: repository,
    exclude: (name) => name.includes('node_modules'),
  });
  const called = samples.flatMap((file) => [...textOf(file).matchAll(/127\.0\.0\.1:(\d+)/gu)]);
  expect(new Set(called.map(([, to]) => to))).toEqual(new Set([port]));
  const started = [...textOf('tools/src/start.ts').matchAll(/PORT'\] \?\? (\d+)/gu)].map(([, own]) => own);
  expect(started).toContain('4400');
  expect(started).not.toContain(port);
});
