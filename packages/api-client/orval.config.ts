import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { defineConfig } from 'orval';

interface Document {
  paths: Record<string, { get?: { operationId: string; parameters?: { $ref?: string }[] } }>;
}

const target = createRequire(import.meta.url).resolve('@yayan/contract/document');
const { paths } = JSON.parse(readFileSync(target, 'utf8')) as Document;

/** Lists answer by cursor, so their hooks come as infinite queries too. */
const operations = Object.fromEntries(
  Object.values(paths).flatMap(({ get }) =>
    get?.parameters?.some(({ $ref }) => $ref?.endsWith('/Cursor'))
      ? [[get.operationId, { query: { useInfinite: true, useInfiniteQueryParam: 'cursor' } }]]
      : [],
  ),
);

const header = (): string[] => ['Generated from openapi/ by `pnpm generate`; never edited by hand.'];

export default defineConfig({
  hooks: {
    input: { target },
    output: {
      mode: 'tags-split',
      client: 'react-query',
      httpClient: 'axios',
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
        operations,
      },
    },
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
