import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendAnswer } from './answer.ts';
import { ApiFault } from '../errors/api-fault.ts';
import { authorise } from './authorise.ts';
import { bodyLimitOf } from './body-limit.ts';
import type { BrowserCookies } from './browser-cookie.ts';
import type { Idempotency, Origin } from '../call/call.ts';
import type { Caller } from '../call/caller.ts';
import { type CallCountParts, type CallCounts, createCallCounts } from './call-counts.ts';
import { type DocumentOperation, documentOperations, schemas } from './document.ts';
import { idempotencyKeyOf, pressKeyOf } from './idempotency-key.ts';
import { lastEventIdOf, originOf, siteOf, tokenOf, viewAsOf } from './origin.ts';
import { requestHash } from '../call/request-hash.ts';
import { MAINTENANCE_HEADER, type SiteName } from '../call/site.ts';
import type { StreamLimit } from './stream-limit.ts';
import { viewAs } from './view-as.ts';
import { bodyCheck, type Check, parameterCheck } from './validator.ts';

/** A handler as the adapter calls it. The document's checks ran on its input. */
type AnyHandler = (call: object) => Promise<unknown>;

export interface RouteDeps extends CallCountParts {
  handlers: object;
  /** Aborts when the server is about to stop. That ends every stream. */
  stopping: AbortSignal;
  browsers: BrowserCookies;
  streams: StreamLimit;
  /** Refuses the calls of a site that is closed for maintenance. */
  closedSites: {
    check: (site: SiteName | undefined) => void;
    /** The span of what runs or is planned, for `MAINTENANCE_HEADER`. */
    planned: (site: SiteName | undefined) => string | undefined;
  };
}

/** Compiles a check when it is first used, because compiling all four hundred would delay the start. */
const lazily = (make: () => Check): Check => {
  let made: Check | undefined;
  return (value) => (made ??= make())(value);
};

const inputCheckOf = (operation: DocumentOperation): ((request: FastifyRequest) => void) => {
  const params = lazily(() => parameterCheck(operation.params, 'path'));
  const query = lazily(() => parameterCheck(operation.query, 'query'));
  const { body: schema, bodyRequired } = operation;
  const body = schema && lazily(() => bodyCheck(schema));
  return (request) => {
    params(request.params);
    query(request.query);
    if (!body) {
      // Some clients send an empty object for an operation without a body.
      if (Object.keys(request.body ?? {}).length > 0)
        throw new ApiFault('FIELD_UNKNOWN', { field: 'body', rule: 'absent' });
    } else if (request.body !== undefined || bodyRequired) body(request.body ?? null);
  };
};

/**
 * Only streams need a signal after their response began. All other calls share this one, which saves a controller for
 * each call.
 */
const neverGone = new AbortController().signal;

/**
 * Opens a stream: the signal aborts when the client disconnects or the server stops. Refuses if the sign-in has too
 * many open streams.
 */
const openStream = (
  reply: FastifyReply,
  { caller, site }: { caller: Caller | null; site: SiteName | undefined },
  { stopping, streams }: { stopping: AbortSignal; streams: StreamLimit },
): AbortSignal => {
  const gone = new AbortController();
  const giveBack = caller ? streams.take(caller.sessionId, site) : undefined;
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
    stopping,
    streams,
    counts,
    browsers,
    closedSites,
  }: Omit<RouteDeps, keyof CallCountParts> & { counts: CallCounts },
): void => {
  const check = inputCheckOf(operation);
  const { callsAMinute } = operation;
  const callers = new WeakMap<FastifyRequest, Caller>();
  server.route({
    method: operation.method,
    url: operation.url,
    bodyLimit: bodyLimitOf(operation.body, schemas),
    config: {
      operation: operation.id,
      isCountedLater: (request) =>
        counts.countsCaller({ token: tokenOf(request), browser: browsers.read(request.headers.cookie) }),
      ...(callsAMinute !== undefined && { rateLimit: { max: callsAMinute } }),
    },
    // Authorise before the body is parsed, so that strangers can't make us parse megabytes. Don't do it in onRequest,
    // because the rate limit is the last hook there, and so lookups of invalid tokens would not be counted.
    preParsing: async (request, reply, payload) => {
      const site = siteOf(request);
      const planned = closedSites.planned(site);
      if (planned !== undefined) reply.header(MAINTENANCE_HEADER, planned);
      if (!operation.inMaintenance) closedSites.check(site);
      const browser = browsers.read(request.headers.cookie);
      const origin = { address: request.ip, token: tokenOf(request), browser };
      const caller = authorise(operation, await counts.admit(operation, origin));
      if (caller) callers.set(request, viewAs(operation, caller, viewAsOf(request)));
      return payload;
    },
    handler: async (request, reply) => {
      const caller = callers.get(request) ?? null;
      const { params, query, body } = request;
      const key = operation.idempotent ? idempotencyKeyOf(request) : undefined;
      check(request);
      const idempotency: Idempotency | undefined =
        key === undefined
          ? undefined
          : { key, hash: requestHash(operation.id, caller, [params, query, body]) };
      const origin: Origin = {
        ...originOf(request, browsers),
        ...(operation.takesPressKey && pressKeyOf(request)),
      };
      // Public calls, such as a refresh, renew the cookie, because some browsers delete every cookie after 400 days.
      if (!origin.browser.returned || operation.access === 'public')
        reply.header('set-cookie', browsers.write(origin.browser));
      const answered = await handle({
        params,
        query,
        body: body ?? undefined,
        caller,
        origin,
        idempotency,
        lastEventId: lastEventIdOf(request),
        signal:
          operation.answers === 'stream'
            ? openStream(reply, { caller, site: siteOf(request) }, { stopping, streams })
            : neverGone,
      });
      return sendAnswer(operation.answers, answered, reply);
    },
  });
};

/**
 * Adds a route for each operation of the document. @throws at the start if an operation has no handler, or a handler
 * has no operation.
 */
export const addRoutes = (server: FastifyInstance, parts: RouteDeps): void => {
  const counts = createCallCounts(parts);
  const handled = new Map<string, AnyHandler>(Object.entries(parts.handlers));
  for (const operation of documentOperations) {
    const handler = handled.get(operation.id);
    if (!handler) throw new Error(`Operation ${operation.id} has no handler`);
    addRoute(server, operation, handler, { ...parts, counts });
  }
  const known = new Set<string>(documentOperations.map(({ id }) => id));
  for (const name of handled.keys())
    if (!known.has(name)) throw new Error(`${name} is not an operation of the document`);
};
