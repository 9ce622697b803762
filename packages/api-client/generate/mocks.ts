import { document, nameOf, type Operation, pascal, type Schema } from './document.ts';
import { answerOf, imported, modelsOf } from './signature.ts';

/** An example of a schema: its own, or one put together from its parts. */
const exampleOf = (schema: Schema): unknown => {
  if (schema.examples?.length) return schema.examples[0];
  if (schema.$ref) return exampleOf(document.components.schemas[nameOf(schema.$ref)] ?? {});
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choice = schema.oneOf?.[0] ?? schema.anyOf?.[0];
  if (choice) return exampleOf(choice);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map(exampleOf)) as unknown;
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties).map(([name, property]) => [name, exampleOf(property)]),
    );
  return schema.type === 'array' ? [] : null;
};

const mockSource = (operation: Operation): string => {
  const { id, method, path, data } = operation;
  const address = path.replaceAll(/\{(\w+)\}/g, ':$1');
  const name = `mock${pascal(id)}`;
  const doc = `/** Answers \`${id}\`: ${operation.summary}. */\n`;
  if (data === 'file') return `${doc}export const ${name} = mockFile<'${id}'>('${method}', '${address}');\n`;
  const example = JSON.stringify(exampleOf(data));
  return `${doc}export const ${name} = mockCall<'${id}', ${answerOf(operation)}>('${method}', '${address}', () => (${example}));\n`;
};

/** Source of a module with a mock for each call of one tag. */
export const mocksSource = (operations: readonly Operation[]): string => {
  const models = modelsOf(operations.map(answerOf));
  const hasFile = operations.some(({ data }) => data === 'file');
  return `import { mockCall${hasFile ? ', mockFile' : ''} } from '../../mocks/mock-call.ts';
import type ${imported(models)} from '../model/index.ts';

${operations.map(mockSource).join('\n')}`;
};

/** Paths without an id come first: `/v1/tasks/recommend` is not a task. */
const bySpecificity = (operations: readonly Operation[]): Operation[] =>
  operations.toSorted((one, other) => one.pathParams.length - other.pathParams.length);

/** Source of the list of all mocks. */
export const allMocksSource = (operations: readonly Operation[], tags: readonly string[]): string =>
  `${tags.map((tag) => `import * as ${tag} from './${tag}.ts';`).join('\n')}

/** A handler for every call of the API, each answering the document's example. */
export const handlers = [
${bySpecificity(operations)
  .map(({ id, tag }) => `  ${tag}.mock${pascal(id)}(),`)
  .join('\n')}
];
${tags.map((tag) => `export * from './${tag}.ts';`).join('\n')}
`;
