import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { defineConfig } from 'orval';

const target = createRequire(import.meta.url).resolve('@yayan/contract/document');
const header = (): string[] => ['Generated from openapi/ by `pnpm generate`; never edited by hand.'];

/** Orval names the folder of the models; published modules have to name the file in it. */
const nameModelFile = async (...written: unknown[]): Promise<void> => {
  for (const file of written.flat()) {
    if (typeof file !== 'string' || !file.endsWith('.ts')) continue;
    const text = await readFile(file, 'utf8');
    const named = text.replaceAll("from '../../model';", "from '../../model/index.ts';");
    if (named !== text) await writeFile(file, named);
  }
};

export default defineConfig({
  hooks: {
    input: { target },
    output: {
      mode: 'tags-split',
      client: 'react-query',
      httpClient: 'axios',
      // An id that comes from a link must stay one segment of the path.
      urlEncodeParameters: true,
      clean: true,
      target: 'src/gen/endpoints',
      schemas: 'src/gen/model',
      headers: true,
      mock: {
        indexMockFiles: true,
        generators: [{ type: 'msw', useExamples: true, locale: 'zh_CN', delay: false }],
      },
      override: {
        header,
        enumGenerationType: 'const',
        mutator: { path: './src/http.ts', name: 'http' },
        query: { version: 5, signal: true },
        mock: { exactOptional: true },
      },
    },
    hooks: { afterAllFilesWrite: nameModelFile },
  },
  schemas: {
    input: { target },
    output: {
      mode: 'tags-split',
      client: 'zod',
      target: 'src/gen/zod',
      fileExtension: '.zod.ts',
      clean: true,
      override: {
        header,
        zod: { version: 4, variant: 'mini', exactOptional: true, generateReusableSchemas: true },
      },
    },
  },
});
