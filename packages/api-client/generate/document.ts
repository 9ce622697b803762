import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

export interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  items?: Schema;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  examples?: unknown[];
  required?: string[];
}

interface Parameter {
  $ref?: string;
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}

interface RawOperation {
  operationId: string;
  tags: [string];
  summary: string;
  description?: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
  'x-errors'?: string[];
  'x-error-data'?: Record<string, string>;
  'x-changed-by'?: string[];
  'x-changes'?: string[];
}

interface Document {
  paths: Record<string, Record<string, RawOperation>>;
  components: { schemas: Record<string, Schema>; parameters: Record<string, Parameter> };
}

/** One operation, with what its generated code needs to know. */
export interface Operation {
  readonly id: string;
  readonly tag: string;
  readonly method: 'get' | 'post';
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly pathParams: readonly { readonly name: string; readonly type: string }[];
  /** Name of the type of its query; `undefined` when it takes none. */
  readonly query: string | undefined;
  /** Whether its query has a field that a call must name. */
  readonly isQueryRequired: boolean;
  /** Whether its query takes a cursor. */
  readonly isPaged: boolean;
  readonly headers: string | undefined;
  readonly body: string | undefined;
  /** What it answers inside the envelope. */
  readonly data: Schema | 'file';
  readonly errors: readonly string[];
  /** Name of the schema of a refusal's data, by the refusal's name. */
  readonly errorData: Readonly<Record<string, string>>;
  /** The subjects whose news make an answer stale. */
  readonly changedBy: readonly string[];
  /** The subjects that a successful call changes. */
  readonly changes: readonly string[];
}

const file = createRequire(import.meta.url).resolve('@yayan/contract/document');
// The contract's own tests check the document's shape.
export const document = JSON.parse(readFileSync(file, 'utf8')) as Document;

export const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Name of the schema that a reference points at. */
export const nameOf = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);

const resolved = (parameter: Parameter): Parameter => {
  if (!parameter.$ref) return parameter;
  const found = document.components.parameters[nameOf(parameter.$ref)];
  if (!found) throw new Error(`${parameter.$ref} is not in the document`);
  return found;
};

const typeOf = ({ $ref, type }: Schema): string =>
  $ref ? nameOf($ref) : type === 'integer' || type === 'number' ? 'number' : 'string';

const dataOf = (raw: RawOperation): Schema | 'file' | undefined => {
  const content = raw.responses['200']?.content;
  if (!content || content['text/event-stream']) return undefined;
  const json = content['application/json'];
  if (!json) return 'file';
  const data = json.schema.allOf?.map(({ properties }) => properties?.['data']).find(Boolean);
  if (!data) throw new Error(`${raw.operationId}: the answer has no data`);
  return data;
};

const bodyOf = (raw: RawOperation): string | undefined => {
  const schema = raw.requestBody?.content['application/json']?.schema;
  if (!schema) return undefined;
  if (!schema.$ref) throw new Error(`${raw.operationId}: name the schema of its body`);
  return nameOf(schema.$ref);
};

const operationOf = (path: string, method: 'get' | 'post', raw: RawOperation): Operation[] => {
  const data = dataOf(raw);
  // Streams and redirects are not calls: the first are read with `live`, the second followed by the browser.
  if (!data) return [];
  const parameters = (raw.parameters ?? []).map(resolved);
  const of = (place: Parameter['in']): Parameter[] => parameters.filter((each) => each.in === place);
  return [
    {
      id: raw.operationId,
      tag: raw.tags[0],
      method,
      path,
      summary: raw.summary,
      description: raw.description ?? '',
      pathParams: of('path').map(({ name, schema }) => ({ name, type: typeOf(schema) })),
      query: of('query').length > 0 ? `${pascal(raw.operationId)}Params` : undefined,
      isQueryRequired: of('query').some(({ required }) => required),
      isPaged: of('query').some(({ name }) => name === 'cursor'),
      headers: of('header').length > 0 ? `${pascal(raw.operationId)}Headers` : undefined,
      body: bodyOf(raw),
      data,
      errors: raw['x-errors'] ?? [],
      errorData: raw['x-error-data'] ?? {},
      changedBy: raw['x-changed-by'] ?? [],
      changes: raw['x-changes'] ?? [],
    },
  ];
};

/** Every call of the document, in its order. */
export const operations: readonly Operation[] = Object.entries(document.paths).flatMap(([path, item]) =>
  (['get', 'post'] as const).flatMap((method) => {
    const raw = item[method];
    return raw ? operationOf(path, method, raw) : [];
  }),
);
