import { createRequire } from 'node:module';
import { defineConfig } from 'orval';

const target = createRequire(import.meta.url).resolve('@yayan/contract/document');
const header = (): string[] => ['Generated from openapi/ by `pnpm generate`; never edited by hand.'];

/** Types of the data and zod schemas. The calls, hooks and mocks are made by generate/generate.ts. */
export default defineConfig({
  models: {
    input: { target },
    output: {
      client: 'fetch',
      // Orval makes no types without calls; these are not used.
      target: 'node_modules/.cache/orval/calls.ts',
      schemas: 'src/gen/model',
      headers: true,
      clean: true,
      override: { header, enumGenerationType: 'const' },
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
