import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSandbox } from '@yayan/tools/sandbox';
import { preview } from 'vite';
import { startApiServer } from './api-server.ts';
import { freePort } from './free-port.ts';

/** The product as `npm start` runs it, on free ports and with a data folder of its own. */
export interface Stack {
  api: string;
  member: string;
  bbs: string;
  stop: () => Promise<void>;
}

const root = join(import.meta.dirname, '..', '..');

const serveSite = async (name: string, port: number, api: string): Promise<() => Promise<void>> => {
  const folder = join(root, 'apps', name);
  const server = await preview({
    root: folder,
    configFile: join(folder, 'vite.config.ts'),
    logLevel: 'error',
    preview: { port, proxy: { '/api': api } },
  });
  return () => server.close();
};

/** Starts API, sandbox and both sites; the sites must have been built. */
export const startStack = async (): Promise<Stack> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'yayan-e2e-'));
  const [apiPort, memberPort, bbsPort] = [await freePort(), await freePort(), await freePort()];
  const member = `http://127.0.0.1:${memberPort}`;
  const bbs = `http://127.0.0.1:${bbsPort}`;
  const sandbox = await startSandbox({ port: 0, memberUrl: member });
  const api = await startApiServer(apiPort, {
    ...sandbox.environment,
    YAYAN_DATA_DIR: dataDir,
    MEMBER_URL: member,
    BBS_URL: bbs,
    // Each journey comes from an address of its own: limits by address are not to count them together.
    TRUSTED_PROXIES: '127.0.0.1',
  });
  const closers = [
    await serveSite('member', memberPort, api.url),
    await serveSite('bbs', bbsPort, api.url),
    async () => {
      await api.stop();
      await sandbox.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  ];
  return {
    api: api.url,
    member,
    bbs,
    stop: async () => {
      for (const close of closers) await close();
    },
  };
};
