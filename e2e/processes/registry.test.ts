import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runs } from '@yayan/api/testing/runs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packPublished, published } from '../stack/sdk/project.ts';
import { type Registry, startRegistry } from '../stack/sdk/registry.ts';

const run = promisify(execFile);

/** How each client is called, and how it installs into a new project. The check uses the first, `pnpm prove` all. */
const clients = [
  { name: 'npm', command: ['npm'], add: ['install', '--no-audit', '--no-fund', '--prefer-offline'] },
  { name: 'pnpm', command: ['npx', '--yes', 'pnpm@12.21.0'], add: ['add'] },
  { name: 'yarn', command: ['npx', '--yes', 'yarn@1.22.22'], add: ['add', '--non-interactive'] },
  { name: 'bun', command: ['npx', '--yes', 'bun@1.4.5'], add: ['add'] },
] as const;

const program = `
import { createClient, getAccount, sendSmsCode, signInBySms } from '@yayan/api-client';
import { createMock } from '@yayan/mock';
import { signLink, verifyLink } from '@yayan/partner-kit';

const mock = createMock();
const client = createClient({ baseUrl: 'https://mock.test/api', fetch: mock.fetch });
await sendSmsCode(client, '13800138000');
await signInBySms(client, { mobile: '13800138000', code: '123456' });
const { coins } = await getAccount({ client });
const secrets = ['a-secret-of-sixteen'];
const link = await signLink('https://example.com/x', { ts: String(Math.floor(Date.now() / 1000)) }, { secret: secrets[0] });
console.log(coins, (await verifyLink(link, { secrets })).ok);
`;

let folder: string;
let registry: Registry;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'yayan-registry-'));
  registry = await startRegistry(
    execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim(),
  );
  const token = `--${registry.url.replace('http:', '')}:_authToken=nobody`;
  for (const archive of packPublished(folder).values())
    await run('npm', ['publish', archive, '--access', 'public', '--registry', registry.url, token], {
      cwd: folder,
    });
});
afterAll(async () => {
  await registry?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('all packages are published', () => {
  expect(registry.names()).toEqual(published.map((name) => `@yayan/${name}`).toSorted());
});

test.each(clients.slice(0, runs(1, clients.length)))(
  'a new project installs them with $name, and runs',
  async ({ name, command: [command, ...first], add }) => {
    const cwd = mkdtempSync(join(folder, `${name}-`));
    writeFileSync(join(cwd, '.npmrc'), `registry=${registry.url}\n`);
    writeFileSync(join(cwd, 'package.json'), '{"name":"shop","private":true,"type":"module"}\n');
    writeFileSync(join(cwd, 'shop.js'), program);
    // The test's own npm settings would override those of the project.
    const env = Object.fromEntries(Object.entries(process.env).filter(([each]) => !/^npm_/iu.test(each)));
    const packages = ['@yayan/api-client', '@yayan/mock', '@yayan/partner-kit'];
    await run(command, [...first, ...add, ...packages], { cwd, env });
    const { stdout } =
      name === 'bun'
        ? await run(command, [...first, 'run', 'shop.js'], { cwd, env })
        : await run(process.execPath, ['shop.js'], { cwd, env });
    expect(stdout.trim()).toBe('1280 true');
  },
);
