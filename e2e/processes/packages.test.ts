import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runOnEdge } from './run-on-edge.ts';

const root = join(import.meta.dirname, '..', '..');
const published = ['auth', 'api-client', 'partner-kit', 'mock'] as const;
const bin = (name: string): string => join(root, 'e2e', 'node_modules', '.bin', name);
const contents: Readonly<Record<string, readonly string[]>> = { 'partner-kit': ['vectors'] };

/** What attw reads of each package: every entry that has types. */
const checkedEntries = {
  auth: ['.'],
  'api-client': ['.', 'react', 'zod', 'mocks'],
  'partner-kit': ['.'],
  mock: ['.'],
} as const;

/** A developer's project: it has the packed packages and what npm installs for them, and nothing else of ours. */
let project: string;
const archives = new Map<string, string>();

const pack = (name: string): void => {
  const folder = join(project, 'packed', name);
  mkdirSync(folder, { recursive: true });
  // The build of the whole repository has just made dist.
  execFileSync('pnpm', ['pack', '--config.ignore-scripts=true', '--pack-destination', folder], {
    cwd: join(root, 'packages', name),
  });
  archives.set(name, join(folder, readdirSync(folder)[0] ?? ''));
};

/** What a developer installs beside the SDK, as peers and for a page with tests; the workspace's copies stand for it. */
const others = [
  'react',
  'react-dom',
  '@types/react',
  '@types/react-dom',
  '@tanstack/react-query',
  '@testing-library/dom',
  '@testing-library/react',
  '@vitejs/plugin-react',
  'jsdom',
  'vite',
  'vitest',
];

const link = (dependency: string): void => {
  const at = join(project, 'node_modules', dependency);
  mkdirSync(dirname(at), { recursive: true });
  symlinkSync(join(root, 'e2e', 'node_modules', dependency), at);
};

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'yayan-sdk-'));
  writeFileSync(join(project, 'package.json'), '{"type":"module"}');
  for (const name of published) pack(name);
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', ...archives.values()], {
    cwd: project,
  });
  // zod and msw come with the mock server.
  for (const other of others) link(other);
}, 120_000);

afterAll(() => {
  rmSync(project, { recursive: true, force: true });
});

const core = `
import { ApiError, createClient, getAccount, isRefusal, paginate, placeOrder, signInBySms } from '@yayan/api-client';
import { verifyLink } from '@yayan/partner-kit';

const asked: string[] = [];
const client = createClient({
  baseUrl: 'https://example.com/api',
  fetch: async ({ url }: Request) => {
    asked.push(new URL(url).pathname);
    return Response.json({ code: 200, msg: '', data: { nickname: '小芽' } });
  },
});
const { nickname }: { nickname: string | null } = await getAccount({ client });
const explain = (error: unknown): number =>
  isRefusal(error, 'ORDER_FORM_INVALID') ? error.data.problems.length : 0;
console.log(JSON.stringify({
  nickname,
  asked,
  kinds: [verifyLink, ApiError, signInBySms, isRefusal, paginate, placeOrder, explain].map((each) => typeof each),
}));
`;

/** For a project without the DOM's types and without Node's: a server program of any kind. */
const bare = `
import {
  type CallOptions, type CallError, createClient, downloadGroupMembers, getAccount, isRefusal, listTasks, paginate,
} from '@yayan/api-client';

const client = createClient({ baseUrl: 'https://example.com/api', clock: { now: () => 0, wait: async () => {} } });
export const titles = async (options: CallOptions): Promise<string[]> => {
  const found: string[] = [];
  for await (const { title } of paginate(listTasks, { limit: 20 }, { ...options, client })) found.push(title);
  return found;
};
export const nickname: string | null = (await getAccount({ client, headers: { 'x-trace': '7' } })).nickname;
export const text: string = await (await downloadGroupMembers({}, { client })).text();
export const problems = (error: CallError<'placeOrder'>): number =>
  isRefusal(error, 'ORDER_FORM_INVALID') ? error.data.problems.length : 0;
`;

const entries = `
import { mockGetAccount } from '@yayan/api-client/mocks';
import { useGetAccount } from '@yayan/api-client/react';
import { GetAccountResponse } from '@yayan/api-client/zod';

export const kinds = [useGetAccount, mockGetAccount, GetAccountResponse.parse].map((each) => typeof each);
`;

/** What the compiler says of a program, with the given compiler and module resolution. */
const problems = (
  compiler: string,
  resolution: string,
  files: readonly string[],
  lib: readonly string[] = ['es2023', 'dom', 'dom.iterable'],
): string => {
  const nodeNext = resolution === 'nodenext';
  const compilerOptions = {
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    skipLibCheck: false,
    target: 'es2022',
    lib,
    module: nodeNext ? 'nodenext' : 'esnext',
    moduleResolution: resolution,
    jsx: 'react-jsx',
    types: [],
  };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  const folder = join(root, 'e2e', 'node_modules', compiler);
  const { bin: bins } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: { tsc: string };
  };
  return spawnSync(process.execPath, [join(folder, bins.tsc), '-p', project], { encoding: 'utf8' }).stdout;
};

describe('a developer who installs the packed SDK', () => {
  test('gets built modules, a licence and no sources', () => {
    for (const name of published) {
      const files = readdirSync(join(project, 'node_modules', '@yayan', name));
      const expected = ['LICENSE', 'README.md', 'dist', 'package.json', ...(contents[name] ?? [])];
      expect(files.toSorted()).toEqual(expected.toSorted());
    }
  });

  test('an unbuilt clone builds before it packs', () => {
    for (const name of published) {
      const file = join(root, 'packages', name, 'package.json');
      const { scripts } = JSON.parse(readFileSync(file, 'utf8')) as { scripts: Record<string, string> };
      expect(scripts['prepack']).toBe('pnpm build');
    }
  });

  test('asks npm for ranges, so that a project gets one copy', () => {
    for (const name of published) {
      const file = join(project, 'node_modules', '@yayan', name, 'package.json');
      const { dependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as {
        dependencies?: Record<string, string>;
      };
      expect(Object.values(dependencies).filter((range) => !range.startsWith('^'))).toEqual([]);
    }
  });

  test.each([
    ['typescript-5.5', 'nodenext'],
    ['typescript-5.9', 'bundler'],
    ['typescript', 'nodenext'],
    ['typescript', 'bundler'],
  ])('has types for %s with module resolution %s', (compiler, resolution) => {
    writeFileSync(join(project, 'core.ts'), core);
    writeFileSync(join(project, 'entries.ts'), entries);
    // The newest compiler reads the types of react, zod and msw too; theirs may need it.
    const files = compiler === 'typescript' ? ['core.ts', 'entries.ts'] : ['core.ts'];
    expect(problems(compiler, resolution, files)).toBe('');
  });

  test.each(['typescript-5.5', 'typescript'])(
    'has a core that %s reads without the DOM’s types',
    (compiler) => {
      writeFileSync(join(project, 'bare.ts'), bare);
      expect(problems(compiler, 'nodenext', ['bare.ts'], ['es2022'])).toBe('');
    },
  );

  test('runs it in plain Node, without React', () => {
    rmSync(join(project, 'node_modules', 'react'));
    writeFileSync(join(project, 'core.ts'), core);
    const printed = execFileSync(process.execPath, ['core.ts'], { cwd: project, encoding: 'utf8' });
    link('react');
    expect(JSON.parse(printed)).toEqual({
      nickname: '小芽',
      asked: ['/api/v1/users/account'],
      kinds: Array.from({ length: 7 }, () => 'function'),
    });
  });

  test('runs the mock server by its command, and signs in to it from Node and where only the web’s globals stand', async () => {
    const bin = join(project, 'node_modules', '.bin', 'yayan-mock');
    const server = spawn(process.execPath, [bin, '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
    try {
      let printed = '';
      for await (const piece of server.stdout.setEncoding('utf8')) {
        printed += String(piece);
        if (printed.includes('Ctrl-C')) break;
      }
      const baseUrl = /http:\S+\/api/.exec(printed)?.[0];
      const signIn = `
import { createClient, getAccount, sendSmsCode, signInBySms } from '@yayan/api-client';
const client = createClient({ baseUrl: '${baseUrl}' });
await sendSmsCode(client, '13800138000');
await signInBySms(client, { mobile: '13800138000', code: '123456' });
console.log((await getAccount({ client })).mobile);
`;
      writeFileSync(join(project, 'sign-in.ts'), signIn);
      const shown = execFileSync(process.execPath, ['sign-in.ts'], { cwd: project, encoding: 'utf8' });
      expect(shown.trim()).toBe('138****8000');
      expect(await runOnEdge(project, 'sign-in.ts')).toEqual(['138****8000']);
    } finally {
      server.kill();
    }
  });

  test('passes the tests of the example project, on mocks', () => {
    const example = join(root, 'examples', 'node');
    for (const file of readdirSync(example).filter((name) => name.endsWith('.ts')))
      writeFileSync(join(project, file), readFileSync(join(example, file)));
    expect(problems('typescript', 'nodenext', ['shop.ts'])).toBe('');
    const run = spawnSync(process.execPath, ['--test', 'shop.test.ts'], { cwd: project, encoding: 'utf8' });
    expect(run.status, run.stdout).toBe(0);
  });

  test('passes the tests of the example project in React, on the mock server and jsdom', () => {
    const shop = join(project, 'shop');
    cpSync(join(root, 'examples', 'react'), shop, { recursive: true });
    expect(problems('typescript', 'bundler', ['shop/src/main.tsx', 'shop/src/App.test.tsx'])).toBe('');
    const vitest = join(root, 'e2e', 'node_modules', 'vitest', 'vitest.mjs');
    const run = spawnSync(process.execPath, [vitest, 'run'], { cwd: shop, encoding: 'utf8' });
    expect(run.status, run.stdout + run.stderr).toBe(0);
    expect(run.stdout).toMatch(/4 passed/);
  });

  test('runs the snippets of the READMEs, and checks the golden vectors in plain Node', () => {
    const snippets = join(root, 'examples', 'readme');
    const files = readdirSync(snippets);
    for (const file of files) writeFileSync(join(project, file), readFileSync(join(snippets, file)));
    const sources = files.filter((name) => !name.includes('.test.'));
    expect(problems('typescript', 'nodenext', sources)).toBe('');
    const run = spawnSync(process.execPath, ['--test', 'readme.test.ts'], { cwd: project, encoding: 'utf8' });
    expect(run.status, run.stdout).toBe(0);
    const vectors = join('node_modules', '@yayan', 'partner-kit', 'vectors', 'vectors.json');
    const script = join(root, 'examples', 'partner', 'vectors.mjs');
    const signed = execFileSync(process.execPath, [script, vectors], { cwd: project, encoding: 'utf8' });
    expect(signed).toMatch(/^\d+ signatures agree/);
  });

  test.each(['auth', 'api-client', 'mock', 'partner-kit'])(
    'reads nothing in the README of %s that is not run',
    (name) => {
      const plain = (text: string): string => text.replaceAll(/^\s+/gm, '').trim();
      const readme = readFileSync(join(root, 'packages', name, 'README.md'), 'utf8');
      const tested = ['readme', 'node']
        .map((folder) => join(root, 'examples', folder))
        .flatMap((folder) =>
          readdirSync(folder).map((file) => plain(readFileSync(join(folder, file), 'utf8'))),
        );
      const blocks = [...readme.matchAll(/^```tsx?\n(.*?)^```/gms)].map(([, block = '']) => plain(block));
      expect(blocks.length).toBeGreaterThan(0);
      expect(blocks.filter((block) => !tested.some((file) => file.includes(block)))).toEqual([]);
    },
  );

  test.each(published)('publint and attw find nothing in %s', (name) => {
    const archive = archives.get(name) ?? '';
    const lint = spawnSync(bin('publint'), ['run', archive, '--strict'], { encoding: 'utf8' });
    expect(lint.status, lint.stdout + lint.stderr).toBe(0);
    const types = spawnSync(
      bin('attw'),
      [archive, '--profile', 'esm-only', '--no-color', '--entrypoints', ...checkedEntries[name]],
      {
        encoding: 'utf8',
      },
    );
    expect(types.status, types.stdout + types.stderr).toBe(0);
  });
});
