import { readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { defineConfig } from 'orval';

const notice = 'Generated from openapi/ by `pnpm generate`; never edited by hand.';

const calls = join(import.meta.dirname, 'src', 'gen', 'calls');

/** Writes an index of the files of all tags; orval has none for this mode. */
const writeIndex = (): void => {
  const lines = readdirSync(calls)
    .filter((name) => name !== 'index.ts')
    .toSorted()
    .map((name) => `export * from './${name}';\n`);
  writeFileSync(join(calls, 'index.ts'), `// ${notice}\n${lines.join('')}`);
};

/** Generates `src/gen`: types, a function and a TanStack Query hook for each call of the console. */
export default defineConfig({
  console: {
    input: { target: createRequire(import.meta.url).resolve('@yayan/contract/console-document') },
    output: {
      mode: 'tags',
      client: 'react-query',
      // The mutator decides the type of an answer: the data inside the envelope.
      httpClient: 'axios',
      target: 'src/gen/calls/index.ts',
      schemas: 'src/gen/model',
      headers: true,
      clean: true,
      override: {
        header: () => [notice],
        enumGenerationType: 'const',
        mutator: { path: './src/http.ts', name: 'http' },
        query: { version: 5, signal: true },
      },
    },
    hooks: { afterAllFilesWrite: writeIndex },
  },
});
