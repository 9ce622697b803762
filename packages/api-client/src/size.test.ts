import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';

const entry = 'first-call';
const program = `
import { createClient, listTasks } from ${JSON.stringify(join(import.meta.dirname, 'index.ts'))};
const client = createClient();
console.log(await listTasks({ limit: 20 }, { client }));
`;

/** The scripts that a bundler makes for a program with one call; ky is counted separately. */
const bundle = async (): Promise<readonly Rolldown.OutputChunk[]> => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'program',
        enforce: 'pre',
        resolveId: (id) => (id.endsWith(entry) ? entry : undefined),
        load: (id) => (id === entry ? program : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, formats: ['es'], fileName: entry },
      rolldownOptions: {
        external: ['ky'],
        preserveEntrySignatures: false,
        output: { minify: true },
      },
    },
  });
  return (Array.isArray(built) ? built : [built])
    .flatMap((each) => ('output' in each ? each.output : []))
    .filter((each) => each.type === 'chunk');
};

/** A script and its static imports. */
const loadedWith = (
  chunk: Rolldown.OutputChunk,
  chunks: readonly Rolldown.OutputChunk[],
): readonly Rolldown.OutputChunk[] => [
  chunk,
  ...chunks
    .filter(({ fileName }) => chunk.imports.includes(fileName))
    .flatMap((each) => loadedWith(each, chunks)),
];

test('the core and one call are at most 6 kB without ky, compressed', async () => {
  const chunks = await bundle();
  const first = chunks.find(({ isEntry }) => isEntry);
  if (!first) throw new Error('The program has no script');
  const bytes = [...new Set(loadedWith(first, chunks))].map(
    ({ code }) => gzipSync(code, { level: 9 }).length,
  );
  expect(bytes.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(6000);
}, 120_000);
