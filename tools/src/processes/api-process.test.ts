import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApiProcess } from './api-process.ts';
import { freePort } from './free-port.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'yayan-api-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const start = async (text: string) => {
  const program = join(folder, 'main.mjs');
  writeFileSync(program, text);
  const port = await freePort();
  const logFile = join(folder, 'api.log');
  return { port, logFile, started: startApiProcess({ port, environment: {}, logFile, program }) };
};

test('a server that ends before it is ready is told with what it waited for, its last output and where its log is', async () => {
  const { port, logFile, started } = await start(
    `console.log('opening the database'); console.error('no space left'); process.exitCode = 1;`,
  );
  await expect(started).rejects.toThrow(
    [
      `the API ended before http://127.0.0.1:${port}/readyz answered`,
      'Its last output:',
      'opening the database',
      'no space left',
      `Its log is ${logFile}`,
    ].join('\n'),
  );
});

test('a server that ends without a line is told so', async () => {
  writeFileSync(join(folder, 'api.log'), 'a line of yesterday\n');
  const { started } = await start('');
  await expect(started).rejects.toThrow('It has written nothing.');
});
