import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { folderProblem } from './data-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'yayan-folder-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const withCode = (code: string): Error => Object.assign(new Error(`${code}: failed`), { code });

test.each([
  ['ENOSPC', `The disk of ${folder} is full. Make room, then start again.`],
  ['EDQUOT', `The disk of ${folder} is full. Make room, then start again.`],
  ['EACCES', 'may not write to'],
  ['EROFS', 'YAYAN_DATA_DIR'],
])('%s is told in one line', (code, words) => {
  const problem = folderProblem(withCode(code), folder);
  expect(problem?.message).toContain(words);
  expect(problem?.message).not.toContain('\n');
});

test('what is neither the disk nor the rights is not explained', () => {
  expect(folderProblem(withCode('EISDIR'), folder)).toBeUndefined();
  expect(folderProblem(new Error('Aborted()'), join(folder, 'missing'))).toBeUndefined();
});
