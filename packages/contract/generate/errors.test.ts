import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readErrors } from './errors.ts';

const folder = mkdtempSync(join(tmpdir(), 'yayan-errors-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const english = join(folder, 'errors.en.yaml');
writeFileSync(english, 'TOO_MANY_PEOPLE: At most 5,000 people.\n');

test('a message cut short by an unquoted comma is refused', () => {
  const file = join(folder, 'errors.yaml');
  writeFileSync(file, 'TOO_MANY_PEOPLE: { code: 25999, status: 200, kind: notice, msg: "最多 5,000 人" }\n');
  expect(() => readErrors(file, english)).not.toThrow();
  writeFileSync(file, 'TOO_MANY_PEOPLE: { code: 25999, status: 200, kind: notice, msg: 最多 5,000 人 }\n');
  expect(() => readErrors(file, english)).toThrow(
    'TOO_MANY_PEOPLE has the unread part "000 人": quote a message',
  );
});

test('a code without an English sentence is refused, and a sentence without a code', () => {
  const file = join(folder, 'more.yaml');
  const line = (name: string, code: number): string =>
    `${name}: { code: ${code}, status: 200, kind: notice, msg: 不行 }\n`;
  writeFileSync(file, line('TOO_MANY_PEOPLE', 25_999) + line('TOO_FEW', 25_998));
  expect(() => readErrors(file, english)).toThrow('errors.en.yaml: TOO_FEW has no sentence');
  writeFileSync(file, line('TOO_FEW', 25_998));
  writeFileSync(english, 'TOO_FEW: Too few.\nGONE: Gone.\n');
  expect(() => readErrors(file, english)).toThrow('errors.yaml has no GONE');
});

test('a refusal is final unless the catalogue calls it retryable', () => {
  const file = join(folder, 'kinds.yaml');
  const rest = 'status: 200, kind: notice, msg: 不行';
  writeFileSync(file, `BUSY: { code: 1, ${rest}, retryable: true }\nNO: { code: 2, ${rest} }\n`);
  writeFileSync(english, 'BUSY: Busy.\nNO: No.\n');
  const { BUSY, NO } = readErrors(file, english);
  expect([BUSY?.retryable, NO?.retryable, BUSY?.en]).toEqual([true, false, 'Busy.']);
});
