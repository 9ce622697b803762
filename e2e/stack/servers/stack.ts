import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@yayan/tools/free-port';
import { startPostgres } from '@yayan/tools/postgres';
import { startSandbox } from '@yayan/tools/sandbox';
import { serveConsole } from '@yayan/site-build/serve-console';
import { serveSite } from '@yayan/site-build/serve-site';
import { startApiServer } from './api-server.ts';

/** The product as `npm start` runs it, on free ports and with a new data folder. */
export interface Stack {
  api: string;
  member: string;
  bbs: string;
  console: string;
  sandbox: string;
  /** The environment in which operators' commands reach this stack. */
  operator: Record<'DATABASE_URL' | 'YAYAN_DATA_DIR', string>;
  stop: () => Promise<void>;
}

/** Starts another file store for the two sites and returns the API's variables for it. */
type StartFileStore = (
  origins: readonly string[],
) => Promise<{ url: string; environment: Record<string, string> }>;

interface StackOptions {
  startFileStore?: StartFileStore;
  /** The API's main file, if it isn't the usual one. */
  program?: string;
}

/** Starts API, sandbox and the built sites. When one fails, it stops the others and rejects. */
export const startStack = async (options: StackOptions = {}): Promise<Stack> => {
  const closers: (() => unknown)[] = [];
  const stop = async (): Promise<void> => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  try {
    return { ...(await startParts(closers, options)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

/** Starts the parts in order and adds a function that stops each to `closers`. */
const startParts = async (
  closers: (() => unknown)[],
  { startFileStore, program }: StackOptions,
): Promise<Omit<Stack, 'stop'>> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'yayan-e2e-'));
  closers.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const [memberPort, bbsPort, consolePort] = [await freePort(), await freePort(), await freePort()];
  const member = `http://127.0.0.1:${memberPort}`;
  const bbs = `http://127.0.0.1:${bbsPort}`;
  const console = `http://127.0.0.1:${consolePort}`;
  const store = await startFileStore?.([member, bbs]);
  const fileOrigins = store ? [store.url] : [];
  const postgres = await startPostgres();
  closers.push(postgres.stop);
  const sandbox = await startSandbox({ port: 0, memberUrl: member });
  closers.push(sandbox.stop);
  const operator = { DATABASE_URL: postgres.url, YAYAN_DATA_DIR: dataDir };
  const environment = {
    ...sandbox.environment,
    ...store?.environment,
    ...operator,
    MEMBER_URL: member,
    BBS_URL: bbs,
    CONSOLE_URL: console,
    // Each journey has its own network address, so that limits by address don't count them together.
    TRUSTED_PROXIES: '127.0.0.1',
  };
  const api = await startApiServer(environment, program);
  closers.push(api.stop);
  const sites = { api: api.url, fileOrigins };
  closers.push(await serveSite({ ...sites, name: 'member', port: memberPort, otherSite: bbs }));
  closers.push(await serveSite({ ...sites, name: 'bbs', port: bbsPort, otherSite: member }));
  closers.push(await serveConsole(consolePort, api.url));
  return { api: api.url, member, bbs, console, sandbox: sandbox.url, operator };
};
