import type { OpenApiDocument } from 'orval';
import { nameOf, type Operation, pascal, type Schema } from './operation.ts';
import { exportsOf, type Folder, tagsOf } from './output.ts';
import { answerOf, imported, modelsOf } from './signature.ts';

type Schemas = Readonly<Record<string, Schema>>;

/** An example of a schema: its own one, or one made from its parts. */
const exampleOf = (schema: Schema, schemas: Schemas): unknown => {
  const of = (part: Schema): unknown => exampleOf(part, schemas);
  if (schema.examples?.length) return schema.examples[0];
  if (schema.$ref) return of(schemas[nameOf(schema.$ref)] ?? {});
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choice = schema.oneOf?.[0] ?? schema.anyOf?.[0];
  if (choice) return of(choice);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map(of)) as unknown;
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties).map(([name, property]) => [name, of(property)]),
    );
  return schema.type === 'array' ? [] : null;
};

const mockSource = (operation: Operation, document: OpenApiDocument): string => {
  const { id, method, path, data } = operation;
  const address = path.replaceAll(/\{(\w+)\}/g, ':$1');
  const name = `mock${pascal(id)}`;
  const doc = `/** Answers \`${id}\`: ${operation.summary}. */\n`;
  if (data === 'file') return `${doc}export const ${name} = mockFile<'${id}'>('${method}', '${address}');\n`;
  const example = JSON.stringify(exampleOf(data, (document.components?.schemas ?? {}) as Schemas));
  return `${doc}export const ${name} = mockCall<'${id}', ${answerOf(operation)}>('${method}', '${address}', () => (${example}));\n`;
};

/** Paths without an id come first: `/v1/tasks/recommend` is not a task. */
const bySpecificity = (operations: readonly Operation[]): Operation[] =>
  operations.toSorted((one, other) => one.pathParams.length - other.pathParams.length);

/** Source of the list of all mocks. */
const allMocksSource = (operations: readonly Operation[]): string =>
  `${tagsOf(operations)
    .map((tag) => `import * as ${tag} from './${tag}.ts';`)
    .join('\n')}

/** A handler for every call of the API, each answering the document's example. */
export const handlers = [
${bySpecificity(operations)
  .map(({ id, tag }) => `  ${tag}.mock${pascal(id)}(),`)
  .join('\n')}
];
${exportsOf(operations)}`;

/** A MSW handler for each call. */
export const mocks: Folder = {
  name: 'mocks',
  imports: (operations) => {
    const hasFile = operations.some(({ data }) => data === 'file');
    return `import { mockCall${hasFile ? ', mockFile' : ''} } from '../../mocks/mock-call.ts';
import type ${imported(modelsOf(operations.map(answerOf)))} from '../model/index.ts';
`;
  },
  source: mockSource,
  extraFiles: (operations) => [{ path: 'mocks/index.ts', source: allMocksSource(operations) }],
};
