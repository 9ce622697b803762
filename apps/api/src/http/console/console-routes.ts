import type { FastifyInstance, FastifyRequest } from 'fastify';
import { WithCookie } from '../../call/operator/console-call.ts';
import type { FindOperator, OperatorCaller } from '../../call/operator/operator-caller.ts';
import { ApiFault } from '../../errors/api-fault.ts';
import { sendAnswer } from '../answer.ts';
import { bodyLimitOf } from '../body-limit.ts';
import { success } from '../envelope.ts';
import { idempotencyKeyOf } from '../idempotency-key.ts';
import { checksOf } from '../validator.ts';
import { authoriseOperator, requireOwnPage } from './authorise-operator.ts';
import { type ConsoleOperation, consoleOperations, consoleSchemas } from './console-document.ts';
import { readDeviceCookie, writeDeviceCookie } from './device-cookie.ts';
import { readOperatorCookie, writeOperatorCookie } from './operator-cookie.ts';

/** A handler as the adapter calls it. The document's checks ran on its input. */
type AnyHandler = (call: object) => Promise<unknown>;

export interface ConsoleRouteDeps {
  handlers: object;
  findOperator: FindOperator;
  /** Whether the console may be called from an address. */
  isAllowedFrom: (address: string) => boolean;
  /** Whether browsers send the cookie over HTTPS only. */
  secure: boolean;
}

const checks = checksOf(consoleSchemas);

const checkOf = ({ params, query, body }: ConsoleOperation): ((request: FastifyRequest) => void) => {
  const [checkParams, checkQuery] = [checks.parameters(params, 'path'), checks.parameters(query, 'query')];
  const checkBody = body && checks.body(body);
  return (request) => {
    checkParams(request.params);
    checkQuery(request.query);
    if (checkBody) checkBody(request.body ?? null);
    else if (Object.keys(request.body ?? {}).length > 0)
      throw new ApiFault('FIELD_UNKNOWN', { field: 'body', rule: 'absent' });
  };
};

const single = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;

const addRoute = (
  server: FastifyInstance,
  operation: ConsoleOperation,
  handle: AnyHandler,
  { findOperator, isAllowedFrom, secure }: ConsoleRouteDeps,
): void => {
  const check = checkOf(operation);
  const operators = new WeakMap<FastifyRequest, OperatorCaller>();
  server.route({
    method: operation.method,
    url: operation.url,
    bodyLimit: operation.largestBody ?? bodyLimitOf(operation.body, consoleSchemas),
    config: {
      operation: operation.id,
      ...(operation.callsAMinute !== undefined && { rateLimit: { max: operation.callsAMinute } }),
    },
    preParsing: async (request, _reply, payload) => {
      if (!isAllowedFrom(request.ip)) throw new ApiFault('OPERATOR_NETWORK_FORBIDDEN');
      const cookie = readOperatorCookie(request.headers.cookie);
      const isPublic = operation.permissions.some((permission) => permission === 'public');
      const isBackground = operation.method === 'GET' && request.headers['x-background'] !== undefined;
      const found = cookie === null || isPublic ? null : await findOperator(cookie, { isBackground });
      const operator = authoriseOperator(operation, found);
      requireOwnPage(operation, operator, {
        site: single(request.headers['sec-fetch-site']),
        csrfToken: single(request.headers['x-csrf-token']),
      });
      if (operator) operators.set(request, operator);
      return payload;
    },
    handler: async (request, reply) => {
      const key = operation.idempotent ? idempotencyKeyOf(request) : null;
      check(request);
      const { params, query, body, headers, ip } = request;
      const answered = await handle({
        params,
        query,
        body: body ?? undefined,
        operator: operators.get(request) ?? null,
        key,
        address: ip,
        userAgent: headers['user-agent']?.slice(0, 500) ?? null,
        cookie: readOperatorCookie(headers.cookie),
        deviceCookie: (operatorId: string) => readDeviceCookie(headers.cookie, operatorId),
      });
      reply.header('cache-control', 'no-store');
      if (operation.isFile) return sendAnswer('download', answered, reply);
      if (!(answered instanceof WithCookie)) return success(answered);
      const { cookie, device } = answered;
      reply.header('set-cookie', [
        writeOperatorCookie(cookie, secure),
        ...(device === null ? [] : [writeDeviceCookie(device, secure)]),
      ]);
      return success(answered.data);
    },
  });
};

/**
 * Adds a route for each operation of the console's document. @throws at the start if an operation has no handler, or a
 * handler has no operation.
 */
export const addConsoleRoutes = (server: FastifyInstance, deps: ConsoleRouteDeps): void => {
  const handled = new Map<string, AnyHandler>(Object.entries(deps.handlers));
  for (const operation of consoleOperations) {
    const handler = handled.get(operation.id);
    if (!handler) throw new Error(`Operation ${operation.id} of the console has no handler`);
    addRoute(server, operation, handler, deps);
  }
  const known = new Set<string>(consoleOperations.map(({ id }) => id));
  for (const name of handled.keys())
    if (!known.has(name)) throw new Error(`${name} is not an operation of the console's document`);
};
