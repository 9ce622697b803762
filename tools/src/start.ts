import { join, resolve } from 'node:path';
import { preview } from 'vite';
import { startSandbox } from './sandbox.ts';
import { announcement, type DemoAccount } from './start/announcement.ts';
import { startApi } from './start/api-process.ts';
import { refuseTaken } from './start/refuse-taken.ts';

const root = join(import.meta.dirname, '..', '..');
const dataDir = resolve(root, process.env['YAYAN_DATA_DIR'] ?? '.data');
const ports = {
  PORT: Number(process.env['PORT'] ?? 4000),
  MEMBER_PORT: Number(process.env['MEMBER_PORT'] ?? 4100),
  BBS_PORT: Number(process.env['BBS_PORT'] ?? 4200),
  SANDBOX_PORT: Number(process.env['SANDBOX_PORT'] ?? 4300),
};
const apiUrl = `http://127.0.0.1:${ports.PORT}`;

const serveSite = async (name: string): Promise<{ url: string; close: () => Promise<void> }> => {
  const folder = join(root, 'apps', name);
  const server = await preview({
    root: folder,
    configFile: join(folder, 'vite.config.ts'),
    logLevel: 'warn',
  });
  const url = server.resolvedUrls?.local[0];
  if (!url) throw new Error(`${name} is served at no address`);
  return { url: url.replace(/\/$/, ''), close: () => server.close() };
};

const run = async (): Promise<void> => {
  await refuseTaken(ports);
  const memberUrl = process.env['MEMBER_URL'] ?? `http://127.0.0.1:${ports.MEMBER_PORT}`;
  const sandbox = await startSandbox({ port: ports.SANDBOX_PORT, memberUrl });
  const closers: (() => Promise<void>)[] = [sandbox.stop];
  const stop = async (): Promise<void> => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  let asked = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      asked = true;
      void stop();
    });
  try {
    const api = await startApi(root, apiUrl, dataDir, { ...sandbox.environment, MEMBER_URL: memberUrl });
    closers.push(api.stop);
    const member = await serveSite('member');
    closers.push(member.close);
    const bbs = await serveSite('bbs');
    closers.push(bbs.close);
    const demo = (await (await fetch(`${apiUrl}/sandbox/demo.json`)).json()) as {
      accounts: DemoAccount[];
      groupPath: string | null;
    };
    console.log(
      announcement(
        {
          api: apiUrl,
          member: member.url,
          bbs: bbs.url,
          mailbox: `${apiUrl}/sandbox/mailbox`,
          sandbox: sandbox.url,
          group: demo.groupPath && bbs.url + demo.groupPath,
        },
        demo.accounts,
        api.logFile,
      ),
    );
    const code = await api.ended;
    if (!asked) throw new Error(`the API ended with code ${code}; see ${api.logFile}`);
  } finally {
    await stop();
  }
};

try {
  await run();
} catch (error) {
  console.error(`npm start: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
