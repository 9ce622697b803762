import { join, resolve } from 'node:path';
import { startApiProcess } from './processes/api-process.ts';
import { startSandbox } from './processes/sandbox.ts';
import { serveConsole } from '@yayan/site-build/serve-console';
import { serveDocs } from '@yayan/site-build/serve-docs';
import { serveSite } from '@yayan/site-build/serve-site';
import { announcement, type DemoAccount, type DemoOperator } from './start/announcement.ts';
import { refuseTaken } from './start/refuse-taken.ts';
import { waitingText } from './start/waiting-text.ts';

const root = join(import.meta.dirname, '..', '..');
const dataDir = resolve(root, process.env['YAYAN_DATA_DIR'] ?? '.data');
const logFile = join(dataDir, 'api.log');
const ports = {
  PORT: Number(process.env['PORT'] ?? 4000),
  MEMBER_PORT: Number(process.env['MEMBER_PORT'] ?? 4100),
  BBS_PORT: Number(process.env['BBS_PORT'] ?? 4200),
  SANDBOX_PORT: Number(process.env['SANDBOX_PORT'] ?? 4300),
  CONSOLE_PORT: Number(process.env['CONSOLE_PORT'] ?? 4400),
  DOCS_PORT: Number(process.env['DOCS_PORT'] ?? 4500),
};
const apiUrl = `http://127.0.0.1:${ports.PORT}`;

const run = async (): Promise<void> => {
  await refuseTaken(ports);
  const memberUrl = process.env['MEMBER_URL'] ?? `http://127.0.0.1:${ports.MEMBER_PORT}`;
  const bbsUrl = process.env['BBS_URL'] ?? `http://127.0.0.1:${ports.BBS_PORT}`;
  const consoleUrl = process.env['CONSOLE_URL'] ?? `http://127.0.0.1:${ports.CONSOLE_PORT}`;
  const docsUrl = process.env['DOCS_URL'] ?? `http://127.0.0.1:${ports.DOCS_PORT}`;
  const closers: (() => Promise<unknown>)[] = [];
  const stop = async (): Promise<void> => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  let asked = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      asked = true;
      void stop();
    });
  console.log(`Starting 芽言 Yayan. A first start creates the database with demo data. Log: ${logFile}`);
  try {
    const sandbox = await startSandbox({ port: ports.SANDBOX_PORT, memberUrl });
    closers.push(sandbox.stop);
    if (asked) return;
    const api = await startApiProcess({
      port: ports.PORT,
      environment: {
        ...sandbox.environment,
        MEMBER_URL: memberUrl,
        BBS_URL: bbsUrl,
        CONSOLE_URL: consoleUrl,
      },
      logFile,
      onWait: (seconds, lastMessage) => console.log(waitingText({ seconds, lastMessage, logFile })),
    });
    closers.push(api.stop);
    if (asked) return;
    closers.push(
      await serveSite({
        name: 'member',
        port: ports.MEMBER_PORT,
        url: memberUrl,
        api: apiUrl,
        otherSite: bbsUrl,
        docs: docsUrl,
      }),
    );
    closers.push(await serveSite({ name: 'bbs', port: ports.BBS_PORT, api: apiUrl, otherSite: memberUrl }));
    closers.push(await serveConsole(ports.CONSOLE_PORT, apiUrl));
    closers.push(await serveDocs(ports.DOCS_PORT, memberUrl));
    const demo = (await (await fetch(`${apiUrl}/sandbox/demo.json`)).json()) as {
      accounts: DemoAccount[];
      groupPath: string | null;
    };
    const { operators } = (await (await fetch(`${apiUrl}/sandbox/operators.json`)).json()) as {
      operators: DemoOperator[];
    };
    console.log(
      announcement(
        {
          api: apiUrl,
          member: memberUrl,
          bbs: bbsUrl,
          console: consoleUrl,
          mailbox: `${apiUrl}/sandbox/mailbox`,
          sandbox: sandbox.url,
          docs: docsUrl,
          group: demo.groupPath && bbsUrl + demo.groupPath,
        },
        demo.accounts,
        operators,
        logFile,
      ),
    );
    const code = await api.ended;
    if (!asked) throw new Error(`the API ended with code ${code}; see ${logFile}`);
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
