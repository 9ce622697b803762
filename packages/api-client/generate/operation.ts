import type { GeneratorVerbOptions } from 'orval';

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
}

/** The parts of an operation that orval passes on unchanged from the document. */
interface OriginalOperation {
  summary: string;
  description?: string;
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
  'x-errors'?: string[];
  'x-error-data'?: Record<string, string>;
  'x-changed-by'?: string[];
  'x-changes'?: string[];
}

/** One operation, with the facts that its generated code needs. */
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
  /** Whether the query has a required field. */
  readonly isQueryRequired: boolean;
  /** Whether the query has a cursor. */
  readonly isPaged: boolean;
  /** Whether the server requires an idempotency key. */
  readonly isKeyed: boolean;
  readonly body: string | undefined;
  /** The answer inside the envelope. */
  readonly data: Schema | 'file';
  readonly errors: readonly string[];
  /** Name of the schema of a refusal's data, by the refusal's name. */
  readonly errorData: Readonly<Record<string, string>>;
  /** The subjects whose events make an answer stale. */
  readonly changedBy: readonly string[];
  /** The subjects that a successful call changes. */
  readonly changes: readonly string[];
}

export const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Name of the schema that a reference points at. */
export const nameOf = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);

/** Orval's type of an answer is the whole envelope, while a call returns only its data. */
const dataOf = (id: string, { responses }: OriginalOperation): Schema | 'file' | undefined => {
  const content = responses['200']?.content;
  if (!content || content['text/event-stream']) return undefined;
  const json = content['application/json'];
  if (!json) return 'file';
  const data = json.schema.allOf?.map(({ properties }) => properties?.['data']).find(Boolean);
  if (!data) throw new Error(`${id}: the answer has no data`);
  return data;
};

/** The idempotency key is the only header parameter of a call. */
const isKeyed = (id: string, headers: readonly string[] = []): boolean => {
  const other = headers.find((name) => name !== 'Idempotency-Key');
  if (other) throw new Error(`${id}: its header ${other} has no option`);
  return headers.length > 0;
};

/**
 * Orval's description of an operation, for the builders. `undefined` for streams and redirects, which aren't calls: `live`
 * reads the stream, and the browser follows the redirects.
 */
export const operationOf = (verb: GeneratorVerbOptions): Operation | undefined => {
  const { operationName: id, pathRoute: path, tags, params, queryParams, headers, body } = verb;
  // The contract's own tests check the document's shape.
  const original = verb.originalOperation as unknown as OriginalOperation;
  const data = dataOf(id, original);
  if (!data) return undefined;
  if (verb.verb !== 'get' && verb.verb !== 'post') throw new Error(`${id}: only GET and POST are calls`);
  return {
    id,
    tag: tags[0] ?? '',
    method: verb.verb,
    path,
    summary: original.summary,
    description: original.description ?? '',
    pathParams: params.map(({ name, implementation }) => ({
      name,
      type: implementation.slice(name.length + ': '.length),
    })),
    query: queryParams?.schema.name,
    isQueryRequired: queryParams?.isOptional === false,
    isPaged: queryParams?.paramNames?.includes('cursor') ?? false,
    isKeyed: isKeyed(id, headers?.paramNames),
    body: body.definition || undefined,
    data,
    errors: original['x-errors'] ?? [],
    errorData: original['x-error-data'] ?? {},
    changedBy: original['x-changed-by'] ?? [],
    changes: original['x-changes'] ?? [],
  };
};

/** All calls of the document, in its order. */
export const operationsOf = (verbs: Readonly<Record<string, GeneratorVerbOptions>>): readonly Operation[] =>
  Object.values(verbs).flatMap((verb) => operationOf(verb) ?? []);
