import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { readErrors } from './errors.ts';

const folder = mkdtempSync(join(tmpdir(), 'yayan-errors-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a message cut short by an unquoted comma is refused', () => {
  const file = join(folder, 'errors.yaml');
  writeFileSync(file, 'TOO_MANY_PEOPLE: { code: 25999, status: 200, kind: notice, msg: "最多 5,000 人" }\n');
  expect(() => readErrors(file)).not.toThrow();
  writeFileSync(file, 'TOO_MANY_PEOPLE: { code: 25999, status: 200, kind: notice, msg: 最多 5,000 人 }\n');
  expect(() => readErrors(file)).toThrow('TOO_MANY_PEOPLE has the unread part "000 人": quote a message');
});
