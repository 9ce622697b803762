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
import { documentOperations } from '../../http/document.ts';
import type { Browser } from '../../http/browser.ts';
import { answerProblem } from './answer-problem.ts';
import { browserOfDevice, cookieOf } from './test-browser.ts';

/** What a test asks of one operation. Everything is optional, so that tests can also leave out what must be there. */
export interface Asked<Id extends OperationId> {
  params?: ParamsOf<Id> | Record<string, string>;
  query?: Partial<QueryOf<Id>> | Record<string, unknown>;
  body?: BodyOf<Id> | Record<string, unknown>;
  idempotencyKey?: string;
  headers?: Record<string, string>;
}

/** Who asks: a token (or none) and the browser it comes from. */
export interface Asker {
  token?: string;
  deviceId?: string;
  /** The browser that sends our cookie back: one for each device id unless a test says otherwise. Null sends none. */
  browser?: Browser | null;
  address?: string;
  userAgent?: string;
}

export interface Answered {
  status: number;
  code: number;
  msg: string;
  data: unknown;
}

/** Refusals that every operation may answer; the document does not repeat them. */
const general: ReadonlySet<ErrorName> = new Set([
  'MALFORMED',
  'FIELD_MISSING',
  'FIELD_WRONG',
  'FIELD_UNKNOWN',
  'UNAUTHORISED',
  'AGREEMENT_REQUIRED',
  'FORBIDDEN',
  'TOO_LARGE',
  'UNSUPPORTED_TYPE',
  'TOO_MANY',
  'NOT_BUILT',
]);

const nameOf = (code: number): ErrorName | undefined =>
  (Object.keys(errors) as ErrorName[]).find((name) => errors[name].code === code);

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

/** Says that a whole mobile number stands in an answer, or null (Z4): nobody is shown one, their own neither. */
const mobileIn = (data: unknown): string | null =>
  /(?<![\w-])1[3-9]\d{9}(?![\w-])/u.test(JSON.stringify(data) ?? '')
    ? 'data holds a whole mobile number'
    : null;

/** Complains when an answer is not what the document promises. */
const holdToDocument = (
  id: OperationId,
  { status, requestId: _requestId, ...answered }: Answered & { requestId?: string },
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
  return sent ? { cookie: cookieOf(sent) } : {};
};

/** Makes one call against a running server, in-process, and holds the answer against the document. */
export const callOperation = async <Id extends OperationId>(
  server: FastifyInstance,
  id: Id,
  asked: Asked<Id>,
  asker: Asker,
): Promise<Answered> => {
  const operation = documentOperations.find((candidate) => candidate.id === id);
  if (!operation) throw new Error(`The document has no operation ${id}`);
  const response = await server.inject({
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
  const envelope = response.json<Omit<Answered, 'status'>>();
  const answered = { ...envelope, status: response.statusCode };
  holdToDocument(id, answered);
  return answered;
};
