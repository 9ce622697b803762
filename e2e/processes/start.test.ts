import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@yayan/tools/free-port';
import { spawnProgram } from '@yayan/tools/spawn-program';
import { patient } from '@yayan/tools/test-limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isListening } from '../stack/servers/half-sent-call.ts';
import { callApi, newKey, signInOver } from '../stack/servers/member-client.ts';

const root = join(import.meta.dirname, '..', '..');
const startedWithinMs = patient(60_000);
const endedWithinMs = patient(20_000);

interface StartedProduct {
  child: ChildProcess;
  /** Everything printed so far. */
  printed: () => string;
  ended: Promise<number | null>;
}

let dataDir: string;
let ports: { api: number; member: number; bbs: number; docs: number; console: number; sandbox: number };

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'yayan-start-'));
  ports = {
    api: await freePort(),
    member: await freePort(),
    bbs: await freePort(),
    docs: await freePort(),
    console: await freePort(),
    sandbox: await freePort(),
  };
});

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const spawnStart = (changes: Readonly<Record<string, string>> = {}): StartedProduct => {
  const child = spawnProgram(join(root, 'tools', 'src', 'start.ts'), {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      YAYAN_DATA_DIR: dataDir,
      PORT: String(ports.api),
      MEMBER_PORT: String(ports.member),
      BBS_PORT: String(ports.bbs),
      DOCS_PORT: String(ports.docs),
      CONSOLE_PORT: String(ports.console),
      SANDBOX_PORT: String(ports.sandbox),
      ...changes,
    },
  });
  let text = '';
  const keep = (chunk: Buffer): void => {
    text += chunk.toString();
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => resolve(code));
  });
  return { child, printed: () => text, ended };
};

const start = async (): Promise<StartedProduct> => {
  const started = spawnStart();
  const { printed, ended } = started;
  const stands = expect
    .poll(printed, { timeout: startedWithinMs, interval: 100 })
    .toContain('Press Ctrl-C to stop');
  const early = ended.then((code) => {
    if (!printed().includes('Press Ctrl-C to stop')) throw new Error(`ended with ${code}: ${printed()}`);
  });
  await Promise.race([stands, early.then(() => stands)]);
  return started;
};

const addresses = (): string[] => Object.values(ports).map((port) => `http://127.0.0.1:${port}`);

describe('npm start', { timeout: 3 * startedWithinMs }, () => {
  test('prints addresses that answer, demo accounts and operators and the mailbox; a second start keeps all data, and a third names the port that is taken; killed by SIGKILL, it leaves nothing running', async () => {
    const first = await start();
    const [api = '', member = '', bbs = '', docs = '', console = ''] = addresses();
    expect(first.printed()).toMatch(/13800000001/);
    expect(first.printed()).toMatch(/finance .*yayan-demo-1/);
    for (const address of [
      member,
      docs,
      console,
      `${api}/sandbox/operators`,
      `${bbs}/bbs/`,
      `${api}/sandbox/mailbox`,
      `127.0.0.1:${ports.sandbox}`,
    ])
      expect(first.printed()).toContain(address);
    for (const site of [member, bbs, console])
      expect(await (await fetch(`${site}/some/page`)).text()).toContain('id="root"');
    expect(await (await fetch(docs)).text()).toContain('for developers');
    expect((await callApi(member, '/v1/auth/public-key')).code).toBe(200);
    const { token } = await signInOver(api, '13800000002');
    expect((await callApi(bbs, '/v1/users/checkin', { token, key: newKey(), body: {} })).code).toBe(200);
    first.child.kill('SIGINT');
    expect(await first.ended).toBe(0);
    for (const address of addresses()) expect(await isListening(address)).toBe(false);

    const second = await start();
    expect((await callApi(api, '/v1/points', { token })).data).toMatchObject({ available: 5 });
    const other = spawnStart({ YAYAN_DATA_DIR: `${dataDir}-other` });
    expect(await other.ended).toBe(1);
    rmSync(`${dataDir}-other`, { recursive: true, force: true });
    expect(other.printed()).toContain(String(ports.api));
    second.child.kill('SIGKILL');
    await second.ended;
    for (const address of addresses())
      await expect.poll(() => isListening(address), { timeout: endedWithinMs }).toBe(false);
  });

  test('stopped while it is starting, it stops what already runs', async () => {
    const { child, ended } = spawnStart();
    const [sandbox = ''] = addresses().slice(-1);
    await expect.poll(() => isListening(sandbox), { timeout: startedWithinMs }).toBe(true);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    for (const address of addresses()) expect(await isListening(address)).toBe(false);
  });
});
