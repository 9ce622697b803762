import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const main = join(import.meta.dirname, '..', '..', 'apps', 'api', 'src', 'main.ts');
const READY_WITHIN_MS = 60_000;

export interface ApiProcess {
  url: string;
  pid: number;
  stop: () => Promise<void>;
}

/** The server of the product as a process of its own. `env` names its database and its PORT. */
export const startApiProcess = async (env: Record<string, string>): Promise<ApiProcess> => {
  const flags = (process.env['BENCH_API_FLAGS'] ?? '').split(' ').filter(Boolean);
  const child = spawn(process.execPath, [...flags, main], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const gone = new Promise((resolve) => {
    child.once('exit', resolve);
  });
  // A benchmark that fails leaves no server behind.
  const abandon = (): void => void child.kill('SIGKILL');
  process.once('exit', abandon);
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await gone;
    process.off('exit', abandon);
  };
  const url = `http://127.0.0.1:${env['PORT']}`;
  const deadline = performance.now() + READY_WITHIN_MS;
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error('The server ended while it started');
    if (performance.now() > deadline) {
      await stop();
      throw new Error('The server was not ready in time');
    }
    await wait(50);
  }
  return { url, pid: child.pid ?? 0, stop };
};
