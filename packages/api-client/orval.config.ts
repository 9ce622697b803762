import { createRequire } from 'node:module';
import { defineConfig } from 'orval';
import { calls } from './generate/calls.ts';
import { hooks, pages } from './generate/hooks.ts';
import { mocks } from './generate/mocks.ts';
import { folderOutput, header } from './generate/output.ts';

const target = createRequire(import.meta.url).resolve('@yayan/contract/document');

/**
 * Generates all of `src/gen`. Where the form matters (typed refusals, size, no React in the core), a builder of ours writes the
 * code.
 */
export default defineConfig({
  calls: folderOutput(target, calls),
  hooks: folderOutput(target, hooks),
  pages: folderOutput(target, pages),
  mocks: folderOutput(target, mocks),
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
