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

const root = join(import.meta.dirname, '..', '..', '..');

/** The packages that we publish. */
export const published = ['auth', 'api-client', 'partner-kit', 'mock'] as const;

/**
 * The other packages that a developer installs with the SDK, as peers and for a page with tests; the workspace's copies are
 * used.
 */
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

/** How a program is compiled. */
export interface CompileOptions {
  /** The folder of the compiler in this package's dependencies. */
  compiler: string;
  resolution: 'nodenext' | 'bundler';
  files: readonly string[];
  lib?: readonly string[];
}

/** A developer's project: it has the packed packages and what npm installs for them, and nothing else of ours. */
export interface SdkProject {
  folder: string;
  /** The packed file of each package. */
  archives: ReadonlyMap<string, string>;
  /** Installs one of the other packages. */
  link: (dependency: string) => void;
  /** The compiler's messages about a program in the project. */
  problems: (compiling: CompileOptions) => string;
  remove: () => void;
}

const pack = (folder: string, name: string): string => {
  const packed = join(folder, 'packed', name);
  mkdirSync(packed, { recursive: true });
  const cwd = join(root, 'packages', name);
  // The build of the whole repository has just made dist; the rest of `prepack` follows here.
  execFileSync(process.execPath, [join(root, 'tools', 'src', 'pack-origin.ts')], { cwd });
  execFileSync('pnpm', ['pack', '--config.ignore-scripts=true', '--pack-destination', packed], { cwd });
  return join(packed, readdirSync(packed)[0] ?? '');
};

/** Packs what we publish. Returns the archive of each package. */
export const packPublished = (folder: string): ReadonlyMap<string, string> =>
  new Map(published.map((name) => [name, pack(folder, name)] as const));

const compile = (
  folder: string,
  { compiler, resolution, files, lib = ['es2023', 'dom', 'dom.iterable'] }: CompileOptions,
): string => {
  const compilerOptions = {
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    skipLibCheck: false,
    target: 'es2022',
    lib,
    module: resolution === 'nodenext' ? 'nodenext' : 'esnext',
    moduleResolution: resolution,
    jsx: 'react-jsx',
    types: [],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  const installed = join(root, 'e2e', 'node_modules', compiler);
  const { bin } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as {
    bin: { tsc: string };
  };
  return spawnSync(process.execPath, [join(installed, bin.tsc), '-p', folder], { encoding: 'utf8' }).stdout;
};

/** Packs what we publish and installs it in a new project. */
export const openSdkProject = (): SdkProject => {
  const folder = mkdtempSync(join(tmpdir(), 'yayan-sdk-'));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  const archives = packPublished(folder);
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', ...archives.values()], {
    cwd: folder,
  });
  const link = (dependency: string): void => {
    const at = join(folder, 'node_modules', dependency);
    mkdirSync(dirname(at), { recursive: true });
    symlinkSync(join(root, 'e2e', 'node_modules', dependency), at);
  };
  // zod and msw come with the mock server.
  for (const other of others) link(other);
  return {
    folder,
    archives,
    link,
    problems: (compiling) => compile(folder, compiling),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};
