import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Holder, LockFileHeldError, readHolder, takeLockFile } from './lock-file.ts';

const processOf = (pid: number): Holder => ({ pid, host: 'here', started: String(pid) });
const [dead, first, second] = [processOf(1), processOf(2), processOf(3)];
const isDead = (holder: Holder): boolean => holder.pid === dead.pid;

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yayan-lock-'));
  file = join(folder, 'database.lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a free file is taken, and a second process is told who has it', () => {
  takeLockFile(file, first, isDead);
  expect(readHolder(file)).toEqual(first);
  expect(() => takeLockFile(file, second, isDead)).toThrow(expect.objectContaining({ holder: first }));
});

test('the file of a dead process is taken over, and nothing else stays behind', () => {
  takeLockFile(file, dead, isDead);
  takeLockFile(file, first, isDead);
  expect(readHolder(file)).toEqual(first);
  expect(readdirSync(folder)).toEqual(['database.lock']);
});

test('of two processes that see the same dead holder, the second does not take the first one’s file', () => {
  takeLockFile(file, dead, isDead);
  const asFirstTakesOver = (holder: Holder): boolean => {
    if (!isDead(holder)) return false;
    takeLockFile(file, first, isDead);
    return true;
  };
  expect(() => takeLockFile(file, second, asFirstTakesOver)).toThrow(LockFileHeldError);
  expect(readHolder(file)).toEqual(first);
});

test('a process that died while it took the file over does not block the next one', () => {
  takeLockFile(file, dead, isDead);
  const dying = (): boolean => {
    throw new Error('killed');
  };
  const claims = (): string[] => readdirSync(folder).filter((name) => name !== 'database.lock');
  expect(() => takeLockFile(file, first, dying)).toThrow('killed');
  takeLockFile(file, second, (holder) => {
    // The claim of a process that died between claiming and replacing.
    for (const name of claims()) writeFileSync(join(folder, name), JSON.stringify(dead));
    return isDead(holder);
  });
  expect(readHolder(file)).toEqual(second);
  expect(claims()).toEqual([]);
});

test('a file that can’t be read belongs to someone', () => {
  writeFileSync(file, '{');
  expect(() => takeLockFile(file, first, () => true)).toThrow(expect.objectContaining({ holder: undefined }));
});
