import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messageOf, openServerLog } from './server-log.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'yayan-log-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the log tells what was written since it was opened, and nothing of an earlier run', () => {
  const file = join(folder, 'new', 'api.log');
  openServerLog(file).close();
  appendFileSync(file, 'of yesterday\n');
  const log = openServerLog(file);
  expect(log.written()).toBe(0);
  expect(log.lastLines(5)).toEqual([]);
  appendFileSync(file, 'first\nsecond\n第三\n');
  expect(log.written()).toBeGreaterThan(0);
  expect(log.lastLines(5)).toEqual(['first', 'second', '第三']);
  expect(log.lastLines(2)).toEqual(['second', '第三']);
  log.close();
});

test('a structured line is read by its message, any other as it is', () => {
  expect(messageOf('{"level":"info","name":"exchange","msg":"demo data added"}')).toBe(
    'demo data added: exchange',
  );
  expect(messageOf('{"msg":"listening"}')).toBe('listening');
  expect(messageOf('Segmentation fault')).toBe('Segmentation fault');
  expect(messageOf('null')).toBe('null');
});
