import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, rmdirSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startPostgres } from './postgres.ts';

const PATIENCE = { timeout: 20_000, interval: 50 };

beforeEach(() => {
  vi.stubEnv('YAYAN_TOOLS_POSTGRES_URL', undefined);
  vi.stubEnv('YAYAN_TOOLS_POSTGRES_BIN', 'embedded');
});

afterEach(() => {
  vi.unstubAllEnvs();
});

/** Whether a server accepts connections at the address. */
function answers(url: string): Promise<boolean> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  return new Promise((resolve) => {
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

test('the packaged server starts, as root too, and is gone after stop, which may be called twice', async () => {
  const server = await startPostgres();
  expect(await answers(server.url)).toBe(true);
  await server.stop();
  await server.stop();
  expect(await answers(server.url)).toBe(false);
}, 60_000);

test.each(['SIGKILL', 'SIGINT', 'SIGTERM'] as const)(
  'a process that ends by %s leaves no server and no files behind',
  async (signal) => {
    const program = fileURLToPath(new URL('postgres-until-killed.ts', import.meta.url));
    const folder = mkdtempSync(join(tmpdir(), 'yayan-tools-'));
    chmodSync(folder, 0o755);
    const child = fork(program, { execArgv: [], env: { ...process.env, TMPDIR: folder } });
    const [url]: unknown[] = await once(child, 'message');
    expect(await answers(String(url))).toBe(true);
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
    await vi.waitFor(async () => expect(await answers(String(url))).toBe(false), PATIENCE);
    await vi.waitFor(() => expect(readdirSync(folder)).toEqual([]), PATIENCE);
    rmdirSync(folder);
  },
  60_000,
);

test('a given server is used as it is', async () => {
  vi.stubEnv('YAYAN_TOOLS_POSTGRES_URL', 'postgres://given/postgres');
  const server = await startPostgres();
  expect(server.url).toBe('postgres://given/postgres');
  await server.stop();
});
