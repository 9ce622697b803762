import {
  type BodyOf,
  type ErrorName,
  errors,
  type OperationId,
  operationErrors,
  type ParamsOf,
  type QueryOf,
} from '@yayan/contract';
import type { FastifyInstance } from 'fastify';
import { documentOperations } from '../../src/http/document.ts';
import type { Browser } from '../../src/call/browser.ts';
import { testKeys } from '../system/test-keys.ts';
import { answerProblem } from './answer-problem.ts';
import { browserOfDevice, cookieOf } from './test-browser.ts';

/** The request of one call. Everything is optional, so that tests can leave out required parts too. */
export interface CallInput<Id extends OperationId> {
  params?: ParamsOf<Id> | Record<string, string>;
  query?: Partial<QueryOf<Id>> | Record<string, unknown>;
  body?: BodyOf<Id> | Record<string, unknown>;
  idempotencyKey?: string;
  headers?: Record<string, string>;
}

/** The caller: a token (or none) and the browser that sends it. */
export interface Asker {
  token?: string;
  deviceId?: string;
  /** The browser whose cookie is sent. By default each device id has a browser; null sends no cookie. */
  browser?: Browser | null;
  address?: string;
  userAgent?: string;
}

export interface CallAnswer {
  status: number;
  code: number;
  msg: string;
  data: unknown;
}

/** Errors that every operation may return. The document doesn't list them for each operation. */
const general: ReadonlySet<ErrorName> = new Set([
  'MALFORMED',
  'FIELD_MISSING',
  'FIELD_WRONG',
  'FIELD_UNKNOWN',
  'UNAUTHORISED',
  'AGREEMENT_REQUIRED',
  'PENALTY_BLOCKED',
  'FORBIDDEN',
  'GROUP_VIEW_ONLY',
  'TOO_LARGE',
  'UNSUPPORTED_TYPE',
  'TOO_MANY',
  'SITE_MAINTENANCE',
]);

const nameOf = (code: number): ErrorName | undefined =>
  (Object.keys(errors) as ErrorName[]).find((name) => errors[name].code === code);

/** The name of a refusal's code, or OK for success. Throws for a code that the catalogue lacks. */
export function outcomeOf(code: number): ErrorName | 'OK' {
  if (code === 200) return 'OK';
  const name = nameOf(code);
  if (name === undefined) throw new Error(`The catalogue has no code ${code}`);
  return name;
}

const mayRefuse = (id: OperationId, name: ErrorName, idempotent: boolean): boolean => {
  const own: readonly string[] = operationErrors[id];
  return general.has(name) || own.includes(name) || (idempotent && name === 'IDEMPOTENCY_CONFLICT');
};

const pathOf = (url: string, params: object): string =>
  `/api${url.replaceAll(/:(\w+)/g, (_all, name: string) => {
    const value: unknown = Object.entries(params).find(([key]) => key === name)?.[1];
    return encodeURIComponent(typeof value === 'string' ? value : '');
  })}`;

const searchOf = (query: object): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query) as [string, unknown][])
    for (const item of Array.isArray(value) ? value : [value])
      if (item !== undefined && item !== null) search.append(name, String(item));
  const text = search.toString();
  return text && `?${text}`;
};

const answerChecks = new Map<OperationId, (value: unknown) => string | null>();

/**
 * Returns a message if an answer contains an unmasked mobile number, else null (Z4). Even a member's own mobile is
 * masked.
 */
const mobileIn = (data: unknown): string | null =>
  /(?<![\w-])1[3-9]\d{9}(?![\w-])/u.test(JSON.stringify(data) ?? '')
    ? 'data holds a whole mobile number'
    : null;

/** Fails the test if an answer differs from the document. */
const holdToDocument = (
  id: OperationId,
  { status, requestId: _requestId, ...answered }: CallAnswer & { requestId?: string },
): void => {
  const operation = documentOperations.find((candidate) => candidate.id === id);
  if (!operation) throw new Error(`The document has no operation ${id}`);
  const name = nameOf(answered.code);
  if (!name) throw new Error(`${id} answered ${answered.code}, which is not in the catalogue`);
  if (errors[name].kind === 'result') {
    if (!operation.answer) return;
    const check = answerChecks.get(id) ?? answerProblem(operation.answer);
    answerChecks.set(id, check);
    const problem = check(answered) ?? mobileIn(answered.data);
    if (problem)
      throw new Error(`${id} broke the document: ${problem}\n${JSON.stringify(answered.data, null, 1)}`);
    return;
  }
  if (status !== errors[name].status) throw new Error(`${id}: ${name} came with HTTP ${status}`);
  if (!mayRefuse(id, name, operation.idempotent))
    throw new Error(`${id} refused with ${name}, which its document does not name`);
};

const cookieHeader = ({ deviceId, browser }: Asker): { cookie?: string } => {
  const sent = browser === undefined && deviceId !== undefined ? browserOfDevice(deviceId) : browser;
  return sent ? { cookie: cookieOf(sent, testKeys().TOKEN_KEY) } : {};
};

/** Makes one call to a server in this process, and returns its response. */
export const sendCall = async <Id extends OperationId>(
  server: FastifyInstance,
  id: Id,
  asked: CallInput<Id>,
  asker: Asker,
) => {
  const operation = documentOperations.find((candidate) => candidate.id === id);
  if (!operation) throw new Error(`The document has no operation ${id}`);
  return await server.inject({
    method: operation.method,
    url: pathOf(operation.url, asked.params ?? {}) + searchOf(asked.query ?? {}),
    remoteAddress: asker.address ?? '127.0.0.1',
    headers: {
      'z-client': '2',
      'z-version': '1.0.0',
      'z-device': '2',
      ...(asker.userAgent && { 'user-agent': asker.userAgent }),
      ...(asker.deviceId && { 'z-device-id': asker.deviceId }),
      ...cookieHeader(asker),
      ...(asker.token && { 'z-token': `Bearer ${asker.token}` }),
      ...(asked.idempotencyKey && { 'idempotency-key': asked.idempotencyKey }),
      ...(asked.body !== undefined && { 'content-type': 'application/json' }),
      ...asked.headers,
    },
    ...(asked.body !== undefined && { payload: JSON.stringify(asked.body) }),
  });
};

/** Makes one call to a server in this process, and checks the answer against the document. */
export const callOperation = async <Id extends OperationId>(
  server: FastifyInstance,
  id: Id,
  asked: CallInput<Id>,
  asker: Asker,
): Promise<CallAnswer> => {
  const response = await sendCall(server, id, asked, asker);
  const envelope = response.json<Omit<CallAnswer, 'status'>>();
  const answered = { ...envelope, status: response.statusCode };
  holdToDocument(id, answered);
  return answered;
};
