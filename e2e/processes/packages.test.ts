import { execFileSync, spawnSync } from 'node:child_process';
import {
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

const root = join(import.meta.dirname, '..', '..');
const published = ['auth', 'api-client'];
const bin = (name: string): string => join(root, 'node_modules', '.bin', name);

/** A developer's project: it has the packed packages and their dependencies, and nothing else of ours. */
let project: string;

const unpack = (name: string): void => {
  const folder = join(project, 'node_modules', '@yayan', name);
  const packed = mkdtempSync(join(tmpdir(), 'yayan-pack-'));
  execFileSync('pnpm', ['pack', '--pack-destination', packed], { cwd: join(root, 'packages', name) });
  mkdirSync(folder, { recursive: true });
  const [archive = ''] = readdirSync(packed);
  execFileSync('tar', ['-xzf', join(packed, archive), '-C', folder, '--strip-components=1']);
  rmSync(packed, { recursive: true });
};

interface Manifest {
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const link = (name: string, dependency: string): void => {
  const at = join(project, 'node_modules', dependency);
  mkdirSync(dirname(at), { recursive: true });
  rmSync(at, { force: true });
  symlinkSync(join(root, 'packages', name, 'node_modules', dependency), at);
};

const linkAsked = (name: string): void => {
  const manifest = JSON.parse(
    readFileSync(join(project, 'node_modules', '@yayan', name, 'package.json'), 'utf8'),
  ) as Manifest;
  const asked = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  for (const dependency of asked.filter((each) => !each.startsWith('@yayan/'))) {
    link(name, dependency);
  }
};

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'yayan-sdk-'));
  writeFileSync(join(project, 'package.json'), '{"type":"module"}');
  for (const name of published) {
    unpack(name);
    linkAsked(name);
  }
  link('api-client', '@types/react');
});

afterAll(() => {
  rmSync(project, { recursive: true, force: true });
});

const program = `
import { ApiError, createClient, getAccount, isRefusal, paginate, signInBySms } from '@yayan/api-client';
import { mockGetAccount } from '@yayan/api-client/mocks';
import { useGetAccount } from '@yayan/api-client/react';
import { GetAccountResponse } from '@yayan/api-client/zod';

const asked: string[] = [];
const client = createClient({
  baseUrl: 'https://example.com/api',
  fetch: async ({ url }: Request) => {
    asked.push(new URL(url).pathname);
    return Response.json({ code: 200, msg: '', data: { nickname: '小芽' } });
  },
});
const { nickname }: { nickname: string | null } = await getAccount({ client });
console.log(JSON.stringify({
  nickname,
  asked,
  kinds: [useGetAccount, mockGetAccount, GetAccountResponse.parse, ApiError, signInBySms, isRefusal, paginate].map((each) => typeof each),
}));
`;

describe('a developer who installs the packed SDK', () => {
  test('gets built modules and no sources', () => {
    for (const name of published) {
      const files = readdirSync(join(project, 'node_modules', '@yayan', name));
      expect(files.toSorted()).toEqual(['README.md', 'dist', 'package.json']);
    }
  });

  test.each(['bundler', 'nodenext'])('has types with module resolution %s', (moduleResolution) => {
    writeFileSync(join(project, 'program.ts'), program);
    const options = {
      strict: true,
      noEmit: true,
      skipLibCheck: false,
      target: 'es2024',
      lib: ['es2024', 'dom', 'dom.iterable', 'esnext.temporal'],
      module: moduleResolution === 'nodenext' ? 'nodenext' : 'esnext',
      moduleResolution,
      types: [],
    };
    writeFileSync(
      join(project, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: options, files: ['program.ts'] }),
    );
    expect(spawnSync(bin('tsc'), ['-p', project], { encoding: 'utf8' }).stdout).toBe('');
  });

  test('runs it in plain Node', () => {
    writeFileSync(join(project, 'program.ts'), program);
    const printed = execFileSync(process.execPath, ['program.ts'], { cwd: project, encoding: 'utf8' });
    expect(JSON.parse(printed)).toEqual({
      nickname: '小芽',
      asked: ['/api/v1/users/account'],
      kinds: Array.from({ length: 7 }, () => 'function'),
    });
  });
});
