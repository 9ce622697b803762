import {
  pino,
  type Bindings,
  type ChildLoggerOptions,
  type DestinationStream,
  type LogFn,
  type Logger,
} from 'pino';
import type { Config } from './config/config.ts';

export type { Logger } from 'pino';

/**
 * The fields that a log line may have in addition to its message. Other fields are dropped; `left_out` lists their
 * names.
 */
const ALLOWED = new Set([
  'attempt',
  'block',
  'count',
  'detail',
  'clockAheadMs',
  'durationMs',
  'engine',
  'err',
  'event',
  'head',
  'job',
  'jobId',
  'kind',
  'migrations',
  'name',
  'operation',
  'port',
  'req',
  'reqId',
  'res',
  'responseTime',
  'signal',
  'status',
  'table',
  'topic',
]);

/**
 * Creates the server's log: one JSON object a line, without personal data (rule 8.1). Only allowed fields are
 * written, requests and errors are reduced to parts without personal data, and mobile numbers and mail addresses are
 * masked in all remaining text.
 */
export function createLog(config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger {
  const options = {
    level: config.logLevel,
    base: null,
    formatters: { log: allowed, bindings: allowed, level: (label: string) => ({ level: label }) },
    serializers: { req: requestFields, res: responseFields, err: errorFields },
    hooks: { streamWrite: maskPersonal, logMethod: withCleanMessage },
  };
  const log: Logger = destination ? pino(options, destination) : pino(options);
  // pino doesn't run `formatters.bindings` for child logs, so we filter their bindings here. Child logs inherit this
  // method.
  const makeChild: (this: Logger, bindings: Bindings, options?: ChildLoggerOptions) => Logger = Reflect.get(
    log,
    'child',
  );
  return Object.assign(log, {
    child(this: Logger, bindings: Bindings, options?: ChildLoggerOptions): Logger {
      return makeChild.call(this, allowed(bindings), options);
    },
  });
}

/** Returns the text with mainland mobile numbers and mail addresses masked. */
export function maskPersonal(text: string): string {
  return text
    .replaceAll(/(?<!\d)1[3-9]\d{9}(?!\d)/g, '1**********')
    .replaceAll(/[\w.+-]{1,64}@(?:[\w-]{1,63}\.){1,4}[a-z]{2,}/gi, '***@***');
}

function allowed(fields: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(fields);
  const leftOut = entries.filter(([name]) => !ALLOWED.has(name)).map(([name]) => name);
  const kept = Object.fromEntries(entries.filter(([name]) => ALLOWED.has(name)));
  return leftOut.length > 0 ? { ...kept, left_out: leftOut } : kept;
}

/** We log the route's pattern, never the requested address: it may hold ids, tokens or search words. */
function requestFields(request: {
  method?: string;
  routeOptions?: { url?: string };
}): Record<string, unknown> {
  return { method: request.method, route: request.routeOptions?.url };
}

function responseFields(response: { statusCode?: number }): Record<string, unknown> {
  return { status: response.statusCode };
}

/**
 * Removes quoted texts, because databases and parsers quote their input, and query strings, because they may hold
 * tokens.
 */
function withoutValues(text: string): string {
  return text.replaceAll(/"[^"]*"|'[^']*'|`[^`]*`/g, '"…"').replaceAll(/\?[^\s?]*=[^\s?]*/g, '?…');
}

type LogArguments = Parameters<LogFn>;

/** When a call gives no message, pino uses the error's message. We clean that one like every other. */
function withCleanMessage(this: Logger, call: LogArguments, write: LogFn): void {
  const [fields, message, ...rest]: unknown[] = call;
  if (typeof fields === 'string') write.call(this, withoutValues(fields));
  else write.call(this, fields, withoutValues(messageOf(fields, message)), ...rest);
}

function messageOf(fields: unknown, message: unknown): string {
  if (typeof message === 'string') return message;
  const error: unknown =
    typeof fields === 'object' && fields !== null && 'err' in fields ? fields.err : fields;
  return error instanceof Error ? error.message : '';
}

function errorFields(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    code: 'code' in error ? error.code : undefined,
    message: withoutValues(error.message),
    stack: frames.join('\n'),
    cause: error.cause === undefined ? undefined : errorFields(error.cause),
    errors: error instanceof AggregateError ? error.errors.map(errorFields) : undefined,
  };
}
