import { access, type AccessOf, type OperationId } from '@yayan/contract';
import { type Content, group, type Parameter, resolverOf, type Schema } from './document-parts.ts';
import source from '@yayan/contract/document' with { type: 'json' };

interface SourceOperation {
  readonly operationId: OperationId;
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
  readonly 'x-before-agreement'?: boolean;
  readonly 'x-while-blocked'?: boolean;
  readonly 'x-in-maintenance'?: boolean;
  readonly 'x-host-session'?: boolean;
  readonly 'x-calls-a-minute'?: number;
  readonly 'x-limit-shared'?: boolean;
}

interface SourceDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, SourceOperation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
  };
}

/** The kind of an operation's successful response. */
export type AnswerKind = 'json' | 'redirect' | 'stream' | 'download';

/** One operation, ready to become a route. */
export interface DocumentOperation {
  readonly id: OperationId;
  readonly method: 'GET' | 'POST';
  /** The path below the base path, with `:name` parameters. */
  readonly url: string;
  readonly access: AccessOf<OperationId>;
  /** Whether members may call it before they agree to changed texts. */
  readonly beforeAgreement: boolean;
  /** Whether members may call it while a penalty blocks them. */
  readonly whileBlocked: boolean;
  /** Whether a site of ours may call it while it is closed for maintenance. */
  readonly inMaintenance: boolean;
  /** Whether a session of the pages for hosts may call it. */
  readonly hostSession: boolean;
  /** How many calls a minute one network address may make, if that is less than the general limit. */
  readonly callsAMinute: number | undefined;
  /** Whether its calls are limited over all servers together: sign-ins, codes, and all operations that move value. */
  readonly limitShared: boolean;
  readonly params: Schema;
  readonly query: Schema;
  readonly body: Schema | undefined;
  readonly bodyRequired: boolean;
  /** Whether a call must have an idempotency key. */
  readonly idempotent: boolean;
  /** Whether a call may have a key by which a lost answer is given again (rule 2.30). */
  readonly takesPressKey: boolean;
  readonly answers: AnswerKind;
  /** Schema of the response's envelope, if it has one. */
  readonly answer: Schema | undefined;
}

// The bundle is too large for inferred literal types. Redocly's lint guarantees its shape.
const document = source as unknown as SourceDocument;

export const schemas = document.components.schemas;

const resolve = resolverOf(document.components.parameters);

const answerKind = (operation: SourceOperation): AnswerKind => {
  if (operation.responses['302']) return 'redirect';
  const content = operation.responses['200']?.content ?? {};
  if (content['application/json']) return 'json';
  return content['text/event-stream'] ? 'stream' : 'download';
};

const read = (path: string, method: 'GET' | 'POST', operation: SourceOperation): DocumentOperation => {
  const parameters = (operation.parameters ?? []).map(resolve);
  const key = parameters.find(({ name }) => name === 'Idempotency-Key');
  const idempotent = key?.required === true;
  return {
    id: operation.operationId,
    method,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    access: access[operation.operationId],
    beforeAgreement: operation['x-before-agreement'] === true,
    whileBlocked: operation['x-while-blocked'] === true,
    inMaintenance: operation['x-in-maintenance'] === true,
    hostSession: operation['x-host-session'] === true,
    callsAMinute: operation['x-calls-a-minute'],
    limitShared: operation['x-limit-shared'] === true || idempotent,
    params: group(parameters, 'path'),
    query: group(parameters, 'query'),
    body: operation.requestBody?.content['application/json']?.schema,
    bodyRequired: operation.requestBody?.required ?? false,
    idempotent,
    takesPressKey: key !== undefined && !idempotent,
    answers: answerKind(operation),
    answer: operation.responses['200']?.content?.['application/json']?.schema,
  };
};

/** Every operation of the document. */
export const documentOperations: readonly DocumentOperation[] = Object.entries(document.paths).flatMap(
  ([path, { get, post }]) => [
    ...(get ? [read(path, 'GET', get)] : []),
    ...(post ? [read(path, 'POST', post)] : []),
  ],
);
