import { createRequire } from 'node:module';
import { defineConfig } from 'orval';

const target = createRequire(import.meta.url).resolve('@yayan/contract/document');
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
