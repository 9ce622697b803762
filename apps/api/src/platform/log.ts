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

/** What a log line may carry beside its message. Anything else is left out and only its name is kept, in `left_out`. */
const ALLOWED = new Set([
  'attempt',
  'block',
  'count',
  'detail',
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
 * The server's log: one JSON object a line, without personal data. Fields are allowed by name, requests and errors are
 * reduced to what carries none, and mobile numbers and mail addresses are masked in whatever text is left.
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
  // pino does not run `formatters.bindings` for children, and children inherit this method.
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

/** Masks mainland mobile numbers and mail addresses. */
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

/** The route's pattern, never the address that was asked for: that may hold ids, tokens or a search. */
function requestFields(request: {
  method?: string;
  routeOptions?: { url?: string };
}): Record<string, unknown> {
  return { method: request.method, route: request.routeOptions?.url };
}

function responseFields(response: { statusCode?: number }): Record<string, unknown> {
  return { status: response.statusCode };
}

/** Text in quotation marks is what a database or parser repeats of its input; a query string may hold a token. */
function withoutValues(text: string): string {
  return text.replaceAll(/"[^"]*"|'[^']*'|`[^`]*`/g, '"…"').replaceAll(/\?[^\s?]*=[^\s?]*/g, '?…');
}

type LogArguments = Parameters<LogFn>;

/** pino takes an error's own message when a call gives none: it is cleaned like every other. */
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
