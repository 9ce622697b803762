import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { originOf } from './origin.ts';

let root: string;
const git = (...words: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@yayan.example', ...words], {
    cwd: root,
    encoding: 'utf8',
    stdio: 'pipe',
  }).trim();

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'yayan-origin-'));
  mkdirSync(join(root, 'packages/kit'), { recursive: true });
  mkdirSync(join(root, 'openapi'));
  writeFileSync(join(root, 'packages/kit/package.json'), '{ "name": "@a/kit", "version": "0.3.0" }');
  writeFileSync(
    join(root, 'openapi/openapi.yaml'),
    'openapi: 3.1.1\ninfo:\n  title: Kit\n  version: 1.4.0\n',
  );
});
afterEach(() => rmSync(root, { recursive: true }));

test('an archive names its commit and its document, and says when sources had changed', () => {
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Begin');
  const commit = git('rev-parse', 'HEAD');
  const expected = { package: '@a/kit', version: '0.3.0', commit, document: '1.4.0', node: process.version };
  expect(originOf(root, 'packages/kit')).toEqual({ ...expected, clean: true });
  writeFileSync(join(root, 'packages/kit/more.ts'), '');
  expect(originOf(root, 'packages/kit')).toEqual({ ...expected, clean: false });
});

test('outside a clone an archive names no commit', () => {
  expect(originOf(root, 'packages/kit')).toMatchObject({ commit: null, clean: false });
});
