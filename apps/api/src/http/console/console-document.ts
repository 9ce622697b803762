import { type ConsoleOperationId, consolePermissions } from '@yayan/contract/console';
import source from '@yayan/contract/console-document' with { type: 'json' };
import { type Content, group, type Parameter, resolverOf, type Schema } from '../document-parts.ts';

interface SourceOperation {
  readonly operationId: ConsoleOperationId;
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: { readonly content: Content };
  readonly 'x-calls-a-minute'?: number;
  readonly 'x-largest-body'?: number;
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}

interface SourceDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, SourceOperation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly parameters?: Readonly<Record<string, Parameter>>;
  };
}

/** One operation of the console's document, ready to become a route. */
export interface ConsoleOperation {
  readonly id: ConsoleOperationId;
  readonly method: 'GET' | 'POST';
  /** The path below the base path, with `:name` parameters. */
  readonly url: string;
  /** One of these is needed. `public` needs no session, `session` any. */
  readonly permissions: (typeof consolePermissions)[ConsoleOperationId];
  readonly callsAMinute: number | undefined;
  readonly idempotent: boolean;
  readonly params: Schema;
  readonly query: Schema;
  readonly body: Schema | undefined;
  /** The most bytes of its body, for a call that takes a file. */
  readonly largestBody: number | undefined;
  /** Whether it answers with a file instead of an envelope. */
  readonly isFile: boolean;
  /** Schema of the response's envelope. */
  readonly answer: Schema | undefined;
}

// The bundle is too large for inferred literal types. Redocly's lint guarantees its shape.
const document = source as unknown as SourceDocument;

export const consoleSchemas = document.components.schemas;

const resolve = resolverOf(document.components.parameters ?? {});

const read = (path: string, method: 'GET' | 'POST', operation: SourceOperation): ConsoleOperation => {
  const parameters = (operation.parameters ?? []).map(resolve);
  return {
    id: operation.operationId,
    method,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    permissions: consolePermissions[operation.operationId],
    callsAMinute: operation['x-calls-a-minute'],
    idempotent: parameters.some(({ name }) => name === 'Idempotency-Key'),
    params: group(parameters, 'path'),
    query: group(parameters, 'query'),
    body: operation.requestBody?.content['application/json']?.schema,
    largestBody: operation['x-largest-body'],
    isFile: operation.responses['200']?.content?.['application/json'] === undefined,
    answer: operation.responses['200']?.content?.['application/json']?.schema,
  };
};

/** Every operation of the console's document. */
export const consoleOperations: readonly ConsoleOperation[] = Object.entries(document.paths).flatMap(
  ([path, { get, post }]) => [
    ...(get ? [read(path, 'GET', get)] : []),
    ...(post ? [read(path, 'POST', post)] : []),
  ],
);
