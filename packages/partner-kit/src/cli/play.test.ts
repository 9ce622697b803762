import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signLink } from '../links/sign.ts';
import { verifyLink } from '../links/verify.ts';

const secret = 'a-secret-of-sixteen';
const main = join(import.meta.dirname, 'main.ts');
let heard: string[] = [];
const server = createServer((request, response) => {
  heard.push(request.url ?? '');
  response.end('200 ok');
});
let site: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});
beforeEach(() => {
  heard = [];
});

const runWith = (own: string, ...args: string[]): Promise<{ stdout: string }> =>
  promisify(execFile)(process.execPath, [main, ...args], {
    env: { ...process.env, YAYAN_PARTNER_SECRET: own },
  });

const run = (...args: string[]): Promise<{ stdout: string }> => runWith(secret, ...args);

const entry = (): Promise<string> =>
  signLink(
    'https://survey.example/start',
    { sid: 'V7abc', ts: String(Math.floor(Date.now() / 1000)), back: `${site}/task/back?k=me` },
    { secret },
  );

const verdicts = (): Promise<string[]> =>
  Promise.all(
    heard.map(async (path) => {
      const verified = await verifyLink(path, { secrets: [secret] });
      const [, where = ''] = /^\/([\w.]+)/.exec(path) ?? [];
      return `${where} ${verified.ok ? verified.values.get('st') : verified.reason}`;
    }),
  );

test.each([
  ['complete', ['task 10', 'callback.php 10']],
  ['quota-full', ['task 40', 'callback.php 40']],
  ['postback-first', ['callback.php 10', 'task 10']],
  ['postback-only', ['callback.php 10']],
  ['repeated', ['task 10', 'task 10', 'callback.php 10', 'callback.php 10']],
  ['forged', ['task badSignature', 'callback.php badSignature']],
  ['reversed', ['task 10', 'callback.php 10', 'callback.php -10']],
])('the scene %s reports what it says', async (scene, reports) => {
  const { stdout } = await run(
    'play',
    await entry(),
    '--postback',
    `${site}/callback.php?k=me`,
    '--scene',
    scene,
  );
  expect(await verdicts()).toEqual(reports);
  expect(stdout).toMatch(/^(?:return|postback|reversal) +200 200 ok$/m);
  expect(stdout).not.toMatch(/^(?:return|postback|reversal)\d/m);
});

test('an entry that somebody else signed is refused, and nobody is called', async () => {
  const foreign = (await entry()).replace('V7abc', 'V7abd');
  await expect(run('play', foreign)).rejects.toThrow('badSignature');
  expect(heard).toEqual([]);
});

test('sign adds the time that verify asks for, unless it is given or not wanted', async () => {
  const [made, given, none] = await Promise.all([
    run('sign', `${site}/x`, 'uid=小芽'),
    run('sign', `${site}/x?ts=1790000000`, 'uid=小芽'),
    run('sign', `${site}/x`, 'uid=小芽', '--no-time'),
  ]).then((each) => each.map(({ stdout }) => stdout.trim()));
  expect((await run('verify', made ?? '')).stdout).toContain('uid=小芽');
  expect(given).toMatch(/\?ts=1790000000&uid=[^&]+&sig=/);
  expect(none).not.toContain('ts=');
  expect((await run('verify', none ?? '', '--no-time')).stdout).toContain('uid=小芽');
});

test('verify accepts the link that sign prints', async () => {
  const { stdout } = await run('sign', `${site}/x`, 'uid=小芽', `ts=${Math.floor(Date.now() / 1000)}`);
  expect((await run('verify', stdout.trim())).stdout).toContain('uid=小芽');
});

test('a secret that is no secret is refused in one line', async () => {
  await expect(runWith('undefined', 'sign', `${site}/x`)).rejects.toMatchObject({
    stderr: 'YAYAN_PARTNER_SECRET: A secret must be set, and this one is the word "undefined".\n',
  });
});
