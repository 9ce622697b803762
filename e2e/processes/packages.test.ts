import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bare, core, entries } from '../stack/sdk/programs.ts';
import { openSdkProject, published, type SdkProject } from '../stack/sdk/project.ts';
import { runOnEdge } from './run-on-edge.ts';

const root = join(import.meta.dirname, '..', '..');
const bin = (name: string): string => join(root, 'e2e', 'node_modules', '.bin', name);
const contents: Readonly<Record<string, readonly string[]>> = { 'partner-kit': ['vectors'] };

/** The entries that attw checks in each package: all that have types. */
const checkedEntries = {
  auth: ['.'],
  'api-client': ['.', 'react', 'zod', 'mocks', 'errors-en', 'labels'],
  'partner-kit': ['.'],
  mock: ['.'],
} as const;

let sdk: SdkProject;
let project: string;
beforeAll(() => {
  sdk = openSdkProject();
  project = sdk.folder;
  writeFileSync(join(project, 'core.ts'), core);
  writeFileSync(join(project, 'entries.ts'), entries);
  writeFileSync(join(project, 'bare.ts'), bare);
  for (const example of ['node', 'readme']) {
    const folder = join(root, 'examples', example);
    for (const file of readdirSync(folder).filter((name) => /\.tsx?$/u.test(name)))
      writeFileSync(join(project, file), readFileSync(join(folder, file)));
  }
  cpSync(join(root, 'examples', 'react'), join(project, 'shop'), { recursive: true });
});

afterAll(() => sdk?.remove());

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
      expect(scripts['prepack']).toMatch(/^node \.\.\/\.\.\/tools\/src\/pack-check\.ts && pnpm build && /u);
    }
  });

  test('reads in each archive from which commit and which document it was built', () => {
    const git = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' });
    const commit = git.status === 0 ? git.stdout.trim() : null;
    for (const name of published) {
      const folder = join(project, 'node_modules', '@yayan', name);
      const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
        version: string;
      };
      const origin: unknown = JSON.parse(readFileSync(join(folder, 'dist', 'origin.json'), 'utf8'));
      expect(origin).toMatchObject({ package: `@yayan/${name}`, version, commit, node: process.version });
    }
  });

  test('npm refuses to pack, because it would leave out what `exports` names', () => {
    const cwd = join(root, 'packages', 'partner-kit');
    // This test may run below pnpm, whose user agent npm would pass on.
    const { npm_config_user_agent: _, ...env } = process.env;
    const packed = spawnSync('npm', ['pack', '--dry-run'], { cwd, env, encoding: 'utf8' });
    expect(packed.status).not.toBe(0);
    expect(packed.stderr + packed.stdout).toContain('Pack with `pnpm pack`');
  });

  test('finds in each package where to go from npm', () => {
    for (const name of published) {
      const file = join(project, 'node_modules', '@yayan', name, 'package.json');
      expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
        repository: { type: 'git', directory: `packages/${name}` },
        homepage: expect.stringMatching(/^https:/),
        bugs: expect.stringMatching(/^https:/),
        keywords: expect.arrayContaining(['yayan', '芽言']),
      });
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

  // The newest compiler also reads the types of react, zod and msw, which may need it. So it checks the examples in the same
  // run: another run would read all those types once more.
  const snippets = readdirSync(join(root, 'examples', 'readme')).filter((name) => !name.includes('.test.'));
  test.each([
    ['typescript-5.5', 'nodenext', ['core.ts']],
    ['typescript-5.9', 'bundler', ['core.ts']],
    ['typescript', 'nodenext', ['core.ts', 'entries.ts', 'shop.ts', ...snippets]],
    ['typescript', 'bundler', ['core.ts', 'entries.ts', 'shop/src/main.tsx', 'shop/src/App.test.tsx']],
  ] as const)('has types for %s with module resolution %s', (compiler, resolution, files) => {
    expect(sdk.problems({ compiler, resolution, files })).toBe('');
  });

  test.each(['typescript-5.5', 'typescript'])(
    'has a core that %s reads without the DOM’s types',
    (compiler) => {
      expect(sdk.problems({ compiler, resolution: 'nodenext', files: ['bare.ts'], lib: ['es2022'] })).toBe(
        '',
      );
    },
  );

  test('runs it in plain Node, without React', () => {
    rmSync(join(project, 'node_modules', 'react'));
    const printed = execFileSync(process.execPath, ['core.ts'], { cwd: project, encoding: 'utf8' });
    sdk.link('react');
    expect(JSON.parse(printed)).toEqual({
      nickname: '小芽',
      asked: ['/api/v1/users/account'],
      kinds: Array.from({ length: 7 }, () => 'function'),
    });
  });

  test('runs the mock server by its command, and signs in to it from Node and from a runtime with only the web’s globals', async () => {
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
    const run = spawnSync(process.execPath, ['--test', 'shop.test.ts'], { cwd: project, encoding: 'utf8' });
    expect(run.status, run.stdout).toBe(0);
  });

  test('passes the tests of the example project in React, on the mock server and jsdom', () => {
    const shop = join(project, 'shop');
    const vitest = join(root, 'e2e', 'node_modules', 'vitest', 'vitest.mjs');
    const run = spawnSync(process.execPath, [vitest, 'run'], { cwd: shop, encoding: 'utf8' });
    expect(run.status, run.stdout + run.stderr).toBe(0);
    expect(run.stdout).toMatch(/4 passed/);
  });

  test('runs the snippets of the READMEs, and checks the golden vectors in plain Node', () => {
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
    const archive = sdk.archives.get(name) ?? '';
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
