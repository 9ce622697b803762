import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { unreportedChanges } from './unreported-changes.ts';

let root: string;

const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

const git = (...args: string[]): void => {
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], {
    cwd: root,
    stdio: 'ignore',
  });
};

const commit = (): void => {
  git('add', '-A');
  git('commit', '-m', 'a step');
};

const changeset = (name: string, type = 'patch'): string =>
  `---\n'${name}': ${type}\n---\n\nIt is quicker.\n`;
const source = 'packages/kit/src/index.ts';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'yayan-changesets-'));
  git('init', '-b', 'main');
  write('packages/kit/package.json', JSON.stringify({ name: '@a/kit', version: '1.0.0' }));
  write('packages/inner/package.json', JSON.stringify({ name: '@a/inner', private: true }));
  write(source, 'export const speed = 1; // slow\n');
  write('.changeset/first.md', changeset('@a/kit', 'minor'));
  commit();
});

afterEach(() => rmSync(root, { recursive: true }));

const lacks = (): string => unreportedChanges(root).join('\n');

test('a repo whose changes are all announced lacks nothing', () => {
  expect(lacks()).toBe('');
});

test.each([
  ['not committed', () => undefined],
  ['committed', commit],
])('a published package that changed is told of: %s', (_, then) => {
  write(source, 'export const speed = 2;\n');
  then();
  expect(lacks()).toContain('@a/kit changed without a changeset');
  expect(lacks()).toContain(source);
});

test('a new changeset that names it is enough, committed or not, until it changes again', () => {
  write(source, 'export const speed = 2;\n');
  commit();
  write('.changeset/second.md', changeset('@a/kit', 'none'));
  expect(lacks()).toBe('');
  commit();
  expect(lacks()).toBe('');
  write(source, 'export const speed = 3;\n');
  commit();
  expect(lacks()).toContain('@a/kit');
});

test('a changeset of another package is not enough', () => {
  write('packages/other/package.json', JSON.stringify({ name: '@a/other' }));
  write('.changeset/other.md', changeset('@a/other'));
  commit();
  write(source, 'export const speed = 2;\n');
  write('.changeset/more.md', changeset('@a/other'));
  expect(lacks()).toContain('@a/kit changed');
});

test('a package without any changeset lacks one', () => {
  write('packages/other/package.json', JSON.stringify({ name: '@a/other' }));
  expect(lacks()).toContain('@a/other changed without a changeset');
});

test('a release announces everything before it', () => {
  write(source, 'export const speed = 2;\n');
  write('packages/kit/CHANGELOG.md', '# 1.1.0\n');
  rmSync(join(root, '.changeset/first.md'));
  commit();
  expect(lacks()).toBe('');
  write(source, 'export const speed = 3;\n');
  expect(lacks()).toContain('@a/kit');
});

test('comments, layout, tests, moves and private packages are no matter of its users', () => {
  write(source, '/** Fast. */\nexport const speed =\n  1;\n');
  write('packages/kit/src/index.test.ts', 'throw 1;\n');
  write('packages/kit/package.json', JSON.stringify({ name: '@a/kit', version: '1.0.0', scripts: {} }));
  write('packages/inner/src/index.ts', 'export const secret = 1;\n');
  commit();
  mkdirSync(join(root, 'packages/kit/src/core'));
  renameSync(join(root, source), join(root, 'packages/kit/src/core/index.ts'));
  commit();
  expect(lacks()).toBe('');
});

test('a dependency is a matter of its users', () => {
  write(
    'packages/kit/package.json',
    JSON.stringify({ name: '@a/kit', version: '1.0.0', dependencies: { ky: '1' } }),
  );
  expect(lacks()).toContain('packages/kit/package.json');
});

test('a clone without more history than its last commit has nothing to compare', () => {
  write(source, 'export const speed = 2;\n');
  write('.changeset/second.md', changeset('@a/kit'));
  commit();
  const copy = `${root}-copy`;
  execFileSync('git', ['clone', '--depth', '1', `file://${root}`, copy], { stdio: 'ignore' });
  try {
    expect(unreportedChanges(copy)).toEqual([]);
    rmSync(join(copy, '.git'), { recursive: true });
    expect(unreportedChanges(copy)).toEqual([]);
  } finally {
    rmSync(copy, { recursive: true });
  }
});

test.each([
  ['no front matter', 'It is quicker.\n', 'has no front matter'],
  ['an unknown type', changeset('@a/kit', 'tiny'), "doesn't say a package and a type"],
  ['no text', "---\n'@a/kit': patch\n---\n", 'says nothing to the users'],
  ['a package that is not published', changeset('@a/inner'), 'names @a/inner, which is not published'],
])('a changeset with %s is refused', (_, text, why) => {
  write('.changeset/second.md', text);
  expect(lacks()).toContain(`.changeset/second.md ${why}`);
});
