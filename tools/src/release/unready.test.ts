import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { unready } from './unready.ts';

let root: string;
const write = (url: string, changelog?: string): void => {
  const manifest = { name: '@a/kit', version: '0.1.0', repository: { type: 'git', url } };
  writeFileSync(join(root, 'packages/kit/package.json'), JSON.stringify(manifest));
  if (changelog !== undefined) writeFileSync(join(root, 'packages/kit/CHANGELOG.md'), changelog);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'yayan-release-'));
  mkdirSync(join(root, 'packages/kit'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

test('a package with its changelog and an address of its own may go out', () => {
  write('git+https://code.yayan.com/yayan.git', '# @a/kit\n\n## 0.1.0\n\nIt is there.\n');
  expect(unready(root)).toEqual([]);
});

test('one whose version nobody wrote about, or whose repository is an example, may not', () => {
  write('git+https://code.yayan.example/yayan.git', '# @a/kit\n\n## 0.0.9\n\nIt is near.\n');
  expect(unready(root)).toEqual([
    '@a/kit 0.1.0 is in no changelog: run `pnpm release:version` first',
    'packages/kit/package.json names no real repository: npm shows that address to everybody',
  ]);
});
