import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, type Rollup } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Chunk } from './chunk.ts';
import { siteChunks } from './site-chunks.ts';

let root: string;

const files = {
  'src/main.js': 'import "react"; import("./features/a/A.js"); import("./features/b/B.js");',
  'src/features/a/A.js': 'import { used } from "../../shell/used.js"; console.log("a", used);',
  'src/features/b/B.js': 'import { used } from "../../shell/used.js"; console.log("b", used);',
  'src/shell/used.js': "export const used = globalThis.name; console.log('used');",
  'node_modules/react/index.js': "console.log('react');",
  'node_modules/react/package.json': '{"name":"react","main":"index.js"}',
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'yayan-chunks-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
});

afterEach(() => rmSync(root, { recursive: true }));

/** The names of the built files with the modules of each. */
const built = async (chunks: readonly Chunk[]): Promise<Record<string, readonly string[]>> => {
  const output = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [siteChunks({ chunks, apart: [], small: [] })],
    build: { write: false, rolldownOptions: { input: join(root, 'src/main.js') } },
  });
  const { output: all } = output as Rollup.RolldownOutput; // One output, and nothing is watched.
  return Object.fromEntries(
    all
      .filter((file) => file.type === 'chunk')
      .map(({ name, moduleIds }) => [name, moduleIds.map((id) => id.slice(root.length + 1))]),
  );
};

test('a chunk holds the modules that it names', async () => {
  const { shell } = await built([{ name: 'shell', shared: true, holds: ['src/shell/'] }]);
  expect(shell).toEqual(['src/shell/used.js']);
});

test('a name that matches no module fails the build', async () => {
  await expect(built([{ name: 'shell', holds: ['src/shell/', 'src/shell/renamed'] }])).rejects.toThrow(
    'shell: no module is named src/shell/renamed',
  );
});

test('a chunk whose modules all belong to an earlier one fails the build', async () => {
  await expect(
    built([
      { name: 'shell', holds: ['src/shell/'] },
      { name: 'again', holds: ['src/shell/used'] },
    ]),
  ).rejects.toThrow('again: this chunk is empty');
});
