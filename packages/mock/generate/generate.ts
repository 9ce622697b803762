import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { access } from '@yayan/contract';

interface Operation {
  readonly operationId: keyof typeof access;
  readonly parameters?: readonly { readonly $ref?: string }[];
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, unknown>> }>>;
  readonly 'x-errors'?: readonly string[];
  readonly 'x-changes'?: readonly string[];
}

interface Document {
  readonly components: {
    readonly schemas: Readonly<Record<string, { readonly examples?: readonly unknown[] }>>;
  };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const file = createRequire(import.meta.url).resolve('@yayan/contract/document');
// The contract's own tests check the document's shape.
const { paths, components } = JSON.parse(readFileSync(file, 'utf8')) as Document;

const answersOf = ({ responses }: Operation): string => {
  if (responses['302']) return 'redirect';
  const content = responses['200']?.content ?? {};
  if (content['application/json']) return 'json';
  return content['text/event-stream'] ? 'stream' : 'file';
};

const entryOf = (method: string, path: string, operation: Operation): Record<string, unknown> => ({
  id: operation.operationId,
  method: method.toUpperCase(),
  path,
  access: access[operation.operationId],
  answers: answersOf(operation),
  takesKey: operation.parameters?.some(({ $ref }) => $ref?.endsWith('/IdempotencyKey')) ?? false,
  refusals: operation['x-errors'] ?? [],
  changes: operation['x-changes'] ?? [],
});

const exampleOf = (name: string): unknown => components.schemas[name]?.examples?.[0];

const ids = (path: string): number => path.split('{').length;
const entries = Object.entries(paths)
  // Paths without an id come first: `/v1/tasks/recommend` is not a task.
  .toSorted(([one], [other]) => ids(one) - ids(other))
  .flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => method === 'get' || method === 'post')
      .map(([method, operation]) => entryOf(method, path, operation)),
  );

const gen = join(import.meta.dirname, '..', 'src', 'gen');
mkdirSync(gen, { recursive: true });
writeFileSync(
  join(gen, 'call-table.ts'),
  `// Generated from openapi/ by \`pnpm generate\`; never edited by hand.
import type { CallEntry } from '../call-entry.ts';

/** Every call of the document; paths without an id come first. */
export const callTable: readonly CallEntry[] = [
${entries.map((entry) => `  ${JSON.stringify(entry)},`).join('\n')}
];

/** The name of a call: its operationId. */
export type CallId =
${entries.map(({ id }) => `  | ${JSON.stringify(id)}`).join('\n')};

/** The tokens that examples of signing in have. */
export const exampleTokens = {
  access: ${JSON.stringify(exampleOf('AccessToken'))},
  refresh: ${JSON.stringify(exampleOf('RefreshToken'))},
} as const;
`,
);
