import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changesIn } from './changed-files.ts';

let root: string;

const git = (...args: string[]): void => {
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], {
    cwd: root,
    stdio: 'ignore',
  });
};

const write = (file: string): void => writeFileSync(join(root, file), `${Math.random()}`);

const commit = (file: string): void => {
  write(file);
  git('add', '-A');
  git('commit', '-m', file);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'yayan-changed-'));
  git('init', '-b', 'main');
  commit('first');
  commit('second');
});

afterEach(() => rmSync(root, { recursive: true }));

const files = (base?: string): readonly string[] => changesIn(root, base).files.toSorted();

test('on a branch, all since it left main, committed or not', () => {
  git('switch', '-c', 'work');
  commit('third');
  git('switch', 'main');
  commit('elsewhere');
  git('switch', 'work');
  write('fourth');
  write('first');
  expect(files()).toEqual(['first', 'fourth', 'third']);
});

test('on main, the uncommitted files; the last commit’s when all is committed', () => {
  expect(files()).toEqual(['second']);
  write('third');
  expect(files()).toEqual(['third']);
});

test('since a given commit', () => {
  commit('third');
  expect(files('HEAD~2')).toEqual(['second', 'third']);
  expect(files('HEAD')).toEqual([]);
});
