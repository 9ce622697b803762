import type { OperationId } from '@yayan/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SharedLimit } from '../platform/shared-limit.ts';
import { sendAnswer } from './answer.ts';
import { ApiFault } from '../errors/api-fault.ts';
import { authorise } from './authorise.ts';
import { browserCookie } from './browser.ts';
import type { Idempotency } from './call.ts';
import type { Authenticate, Caller } from './caller.ts';
import { type DocumentOperation, documentOperations } from './document.ts';
import { isDeeperThan, MAX_JSON_DEPTH } from './json-depth.ts';
import { lastEventIdOf, originOf, tokenOf } from './origin.ts';
import { requestHash } from './request-hash.ts';
import { createStreamLimit, type StreamLimit } from './stream-limit.ts';
import { bodyCheck, type Check, parameterCheck } from './validator.ts';

/** A handler as the adapter sees it; the document has checked what it is given. */
type AnyHandler = (call: object) => Promise<unknown>;

export interface RouteDeps {
  handlers: object;
  /** Operations of the document without a handler yet; each answers 501. */
  pending: readonly OperationId[];
  authenticate: Authenticate;
  /** Aborts when the server is about to stop, which ends every stream. */
  stopping: AbortSignal;
  /** What holds sign-ins, codes and money to `callsAMinute` an address over all servers. */
  sharedLimit?: { limit: SharedLimit; callsAMinute: number };
  /** Whether browsers reach the sites over HTTPS, and are to keep our cookie for that alone. */
  secureCookies?: boolean;
}

const idempotencyKey = /^[A-Za-z0-9_-]{16,64}$/;

const idempotencyKeyOf = (request: FastifyRequest): string => {
  const key = request.headers['idempotency-key'];
  if (key === undefined)
    throw new ApiFault('FIELD_MISSING', { field: 'header.Idempotency-Key', rule: 'required' });
  if (typeof key !== 'string' || !idempotencyKey.test(key))
    throw new ApiFault('FIELD_WRONG', { field: 'header.Idempotency-Key', rule: 'pattern' });
  return key;
};

/** Compiles a check when it is first needed: a start would otherwise wait for some four hundred of them. */
const lazily = (make: () => Check): Check => {
  let made: Check | undefined;
  return (value) => (made ??= make())(value);
};

const checksOf = (operation: DocumentOperation): ((request: FastifyRequest) => void) => {
  const params = lazily(() => parameterCheck(operation.params, 'path'));
  const query = lazily(() => parameterCheck(operation.query, 'query'));
  const { body: schema, bodyRequired } = operation;
  const body = schema && lazily(() => bodyCheck(schema));
  return (request) => {
    if (isDeeperThan(request.body, MAX_JSON_DEPTH))
      throw new ApiFault('FIELD_WRONG', { field: 'body', rule: 'depth' });
    params(request.params);
    query(request.query);
    if (!body) {
      // Some clients put an empty object where there is nothing to say.
      if (Object.keys(request.body ?? {}).length > 0)
        throw new ApiFault('FIELD_UNKNOWN', { field: 'body', rule: 'absent' });
    } else if (request.body !== undefined || bodyRequired) body(request.body ?? null);
  };
};

/** Only streams outlive their answer; for all others a controller a call would be waste. */
const neverGone = new AbortController().signal;

/** Aborts when the client of a stream goes away or the server stops. Refuses a sign-in that has too many open. */
const openStream = (
  reply: FastifyReply,
  caller: Caller | null,
  { stopping, streams }: { stopping: AbortSignal; streams: StreamLimit },
): AbortSignal => {
  const gone = new AbortController();
  const giveBack = caller ? streams.take(caller.sessionId) : undefined;
  const end = (): void => {
    giveBack?.();
    gone.abort();
  };
  if (reply.raw.destroyed) end();
  else reply.raw.once('close', end);
  return AbortSignal.any([gone.signal, stopping]);
};

const addRoute = (
  server: FastifyInstance,
  operation: DocumentOperation,
  handle: AnyHandler,
  {
    authenticate,
    stopping,
    streams,
    sharedLimit,
    secureCookies = false,
  }: RouteDeps & { streams: StreamLimit },
): void => {
  const check = checksOf(operation);
  const { callsAMinute } = operation;
  const callers = new WeakMap<FastifyRequest, Caller>();
  server.route({
    method: operation.method,
    url: operation.url,
    config: {
      operation: operation.id,
      ...(callsAMinute !== undefined && { rateLimit: { max: callsAMinute } }),
    },
    // Before the body is read: a stranger's megabytes are not worth parsing. Not as early as onRequest, where the limit of
    // calls is put last: tokens that nobody has would be looked up without end, and never counted.
    preParsing: async (request, _reply, payload) => {
      if (operation.limitShared && sharedLimit)
        sharedLimit.limit.take(operation.id, request.ip, callsAMinute ?? sharedLimit.callsAMinute);
      const caller = await authorise(operation, tokenOf(request), authenticate);
      if (caller) callers.set(request, caller);
      return payload;
    },
    handler: async (request, reply) => {
      const caller = callers.get(request) ?? null;
      const { params, query, body } = request;
      const key = operation.idempotent ? idempotencyKeyOf(request) : undefined;
      // Before the hash, which would run out of stack on a body that is nested too deep.
      check(request);
      const idempotency: Idempotency | undefined =
        key === undefined
          ? undefined
          : { key, hash: requestHash(operation.id, caller, [params, query, body]) };
      const origin = originOf(request);
      // Public calls renew the cookie, as some browsers keep none longer than 400 days: a refresh is one.
      if (!origin.browser.returned || operation.access === 'public')
        reply.header('set-cookie', browserCookie(origin.browser, secureCookies));
      const answered = await handle({
        params,
        query,
        body: body ?? undefined,
        caller,
        origin,
        idempotency,
        lastEventId: lastEventIdOf(request),
        signal: operation.answers === 'stream' ? openStream(reply, caller, { stopping, streams }) : neverGone,
      });
      return sendAnswer(operation.answers, answered, reply);
    },
  });
};

const addPendingRoute = (server: FastifyInstance, { id, method, url }: DocumentOperation): void => {
  server.route({
    method,
    url,
    config: { operation: id },
    // The first hook of all: nothing about the caller matters for what is not there.
    onRequest: async () => {
      throw new ApiFault('NOT_BUILT');
    },
    handler: async () => undefined,
  });
};

/**
 * Turns the document into routes.
 * @throws at boot when an operation is neither handled nor listed as pending, or is both.
 */
export const addRoutes = (server: FastifyInstance, parts: RouteDeps): void => {
  const { handlers, pending } = parts;
  const streams = createStreamLimit();
  const handled = new Map<string, AnyHandler>(Object.entries(handlers));
  const waiting = new Set<OperationId>(pending);
  for (const operation of documentOperations) {
    const handler = handled.get(operation.id);
    if (handler && waiting.has(operation.id))
      throw new Error(`Operation ${operation.id} has a handler and is still listed as pending`);
    if (handler) addRoute(server, operation, handler, { ...parts, streams });
    else if (waiting.has(operation.id)) addPendingRoute(server, operation);
    else throw new Error(`Operation ${operation.id} has no handler and is not listed as pending`);
  }
  const known = new Set<string>(documentOperations.map(({ id }) => id));
  for (const name of [...handled.keys(), ...waiting])
    if (!known.has(name)) throw new Error(`${name} is not an operation of the document`);
};
