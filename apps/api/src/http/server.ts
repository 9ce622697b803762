import { randomUUID } from 'node:crypto';
import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Clock } from '../platform/clock.ts';
import { networkOf } from '../platform/network.ts';
import { ApiFault } from '../errors/api-fault.ts';
import { LARGEST_BODY_BYTES } from './body-limit.ts';
import { limitBodyTime } from './body-timeout.ts';
import { MAINTENANCE_HEADER } from '../call/site.ts';
import { sendFault } from './envelope.ts';
import { addJsonParser } from './json-parser.ts';
import { securityHeaders } from './security-headers.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of the document's operation, for the log. */
    operation?: string;
    /** Whether this call is counted by its session or browser instead of its address. */
    isCountedLater?: (request: FastifyRequest) => boolean;
  }
}

export interface ServerOptions {
  log: FastifyBaseLogger;
  /** Origins of the sites, for browsers that call the server directly. */
  origins: readonly string[];
  /** Proxies whose X-Forwarded-For we trust. */
  trustedProxies: readonly string[];
  /** The time that responses send as `date`, by which clients calculate the age of a token (rule 2.13). */
  clock: Clock;
  /** Hears of every error that a call ended with. */
  noteFault?: (error: unknown) => void;
  /** Calls that a network address may make in a minute without a sign-in. */
  callsAMinute: number;
}

/** Headers that scripts of other origins may read. Clients measure how far their clock is off by `date` (rule 2.13). */
const READABLE_HEADERS = ['date', 'retry-after', 'x-request-id', MAINTENANCE_HEADER];

/** Time for a JSON body. The largest one needs 5 KB/s. */
const BODY_MS = 60_000;
/** Time for any request, including the largest upload on a slow line. */
const REQUEST_MS = 3_600_000;

/** Removes the cache-busting parameter from `/path?x=1&_t=…`, before other code sees it (rule 1.7). */
export const withoutCacheBusting = (url: string): string => {
  const mark = url.indexOf('?');
  if (mark === -1) return url;
  const [path, query] = [url.slice(0, mark), url.slice(mark + 1)];
  const kept = query.split('&').filter((pair) => pair !== '_t' && !pair.startsWith('_t='));
  return kept.length ? `${path}?${kept.join('&')}` : path;
};

/** Makes the Fastify server with the parts that every call passes: limits, headers, and the envelope for errors. */
export const makeServer = async (options: ServerOptions): Promise<FastifyInstance> => {
  const fixedHeaders = await securityHeaders();
  const server = Fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LARGEST_BODY_BYTES,
    requestTimeout: REQUEST_MS,
    genReqId: () => randomUUID(),
    trustProxy: options.trustedProxies.length ? [...options.trustedProxies] : false,
    rewriteUrl: (request) => withoutCacheBusting(request.url ?? '/'),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    // For malformed addresses. Fastify runs no hook and no error handler for these.
    frameworkErrors: (error, request, reply) =>
      void sendFault(error, request, reply.headers(fixedHeaders).header('x-request-id', request.id)),
  });
  limitBodyTime(server, BODY_MS, LARGEST_BODY_BYTES);
  addJsonParser(server);
  server.setErrorHandler((error: FastifyError, request, reply) => {
    options.noteFault?.(error);
    return sendFault(error, request, reply);
  });
  server.setNotFoundHandler(async () => {
    throw new ApiFault('NOT_FOUND');
  });
  // Use hooks with callbacks, because a promise would cost more than the hook itself.
  server.addHook('onRequest', (request, reply, done) => {
    reply
      .headers(fixedHeaders)
      .headers({ 'x-request-id': request.id, date: options.clock.now().toUTCString() });
    done();
  });
  server.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        operation: request.routeOptions.config.operation ?? request.routeOptions.url,
        status: reply.statusCode,
        durationMs: Math.round(reply.elapsedTime),
      },
      'call',
    );
    done();
  });
  await server.register(cors, {
    origin: [...options.origins],
    // Parts of uploads are sent with PUT, possibly to a host of their own.
    methods: ['GET', 'HEAD', 'POST', 'PUT'],
    credentials: false,
    maxAge: 600,
    exposedHeaders: READABLE_HEADERS,
  });
  await server.register(rateLimit, {
    max: options.callsAMinute,
    timeWindow: '1 minute',
    allowList: (request) => request.routeOptions.config.isCountedLater?.(request) === true,
    keyGenerator: ({ ip }) => networkOf(ip),
    errorResponseBuilder: (_request, { ttl }) => new ApiFault('TOO_MANY', null, Math.ceil(ttl / 1000)),
  });
  return server;
};
