import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientFileBuilder, OpenApiDocument, Options } from 'orval';
import { modelIndexSource } from './model-index.ts';
import { type Operation, operationOf, operationsOf } from './operation.ts';

const gen = join(import.meta.dirname, '..', 'src', 'gen');
const notice = 'Generated from openapi/ by `pnpm generate`; never edited by hand.';

/** The comment at the top of each file. */
export const header = (): string[] => [notice];

/** A file that orval writes in addition to those of the tags. */
export interface ExtraFile {
  /** Path below `src/gen`. */
  readonly path: string;
  readonly source: string;
}

/** The content of a folder of `src/gen`: a module for each tag. */
export interface Folder {
  readonly name: string;
  /** Whether the folder has a part for a call. */
  readonly has?: (operation: Operation) => boolean;
  /** Imports of a tag's module. */
  readonly imports: (operations: readonly Operation[], tag: string) => string;
  /** Source of one call. */
  readonly source: (operation: Operation, document: OpenApiDocument) => string;
  /** Files in addition to the modules. */
  readonly extraFiles: (operations: readonly Operation[], document: OpenApiDocument) => readonly ExtraFile[];
}

/** Source that exports everything from the modules of these calls. */
export const exportsOf = (operations: readonly Operation[]): string =>
  tagsOf(operations)
    .map((tag) => `export * from './${tag}.ts';\n`)
    .join('');

export const tagsOf = (operations: readonly Operation[]): string[] =>
  [...new Set(operations.map(({ tag }) => tag))].sort();

const fileOf = ({ path, source }: ExtraFile): ClientFileBuilder => ({
  path: join(gen, path),
  content: `// ${notice}\n${source}`,
});

/** An orval output that fills one folder of `src/gen` with code of ours, next to orval's own models. */
export const folderOutput = (target: string, folder: Folder): Options => {
  const { name, has = () => true, imports, source, extraFiles } = folder;
  return {
    input: { target },
    output: {
      mode: 'tags',
      target: `src/gen/${name}/index.ts`,
      // Every output must name the folder of models; otherwise orval writes all models into the output's folder.
      schemas: 'src/gen/model',
      headers: true,
      clean: true,
      indexFiles: false,
      override: { header, enumGenerationType: 'const' },
      client: () => ({
        client: (verb, { context }) => {
          const operation = operationOf(verb);
          return operation && has(operation)
            ? { implementation: `${source(operation, context.spec)}\n`, imports: [], docComment: '' }
            : { implementation: '', imports: [], docComment: '' };
        },
        header: ({ verbOptions, tag = '' }) =>
          imports(
            operationsOf(verbOptions).filter((each) => each.tag === tag && has(each)),
            tag,
          ) + '\n',
        extraFiles: async (verbs, _output, { spec }) =>
          extraFiles(operationsOf(verbs).filter(has), spec).map(fileOf),
      }),
    },
    hooks: {
      // Replaces orval's own index, which would load each of the thousand models.
      afterAllFilesWrite: () =>
        writeFileSync(
          join(gen, 'model', 'index.ts'),
          `// ${notice}\n${modelIndexSource(join(gen, 'model'))}`,
        ),
    },
  };
};
