import type { Clock } from '../clock.ts';
import type { ApiError } from './api-error.ts';
import type { DeviceType } from './device-type.ts';
import type { StreamRequest } from '../events/stream-request.ts';
import type { Locks } from '../session/locks.ts';
import type { FailureTone } from './outcome.ts';
import type { ResponseType } from './response-type.ts';
import type { Query } from './query.ts';
import type { WebAbortSignal, WebHeaders, WebHeadersInit, WebRequest, WebResponse } from '../web-types.ts';
import type { Session } from '../session/session.ts';

/** A call that is about to be sent. */
export interface RequestInfo {
  /** The call's name in the document; generated calls have one. */
  readonly operation: string | undefined;
  readonly method: string;
  /** Path below the base path, without the query. */
  readonly path: string;
  /** All headers of the request. Others may be set. */
  readonly headers: WebHeaders;
}

/** A call that the server answered. */
export interface ResponseInfo extends Omit<RequestInfo, 'headers'> {
  readonly status: number;
  readonly headers: WebHeaders;
  /** The server's id of the call, to quote to support. */
  readonly requestId: string | undefined;
  /** Time from the request to the headers of the answer. */
  readonly milliseconds: number;
}

/** Callbacks of the app. The transport calls each at most once per event. */
export interface TransportEvents {
  /**
   * Show the server's message to the person.
   *
   * @param tone `warning` for a business refusal, `error` for a protocol error.
   * @param error what the call rejects with, for a page that shows some failures elsewhere.
   */
  readonly notice: (tone: FailureTone, msg: string, error: ApiError) => void;
  /**
   * Show that the network failed.
   *
   * @param error what the call rejects with.
   */
  readonly networkError: (error: ApiError) => void;
  /**
   * The server refused the token or wants one; the transport has already cleared it. Go to the group's login in a
   * discussion group, otherwise to `/login` (rule 10.18).
   */
  readonly unauthorised: () => void;
  /** The token could not be refreshed and is already cleared: reload the page (rule 2.13). */
  readonly reload: () => void;
}

export interface TransportOptions {
  /**
   * Prefix of each path. The token is sent to this address only.
   *
   * @default '/api'
   */
  readonly baseUrl?: string;

  /**
   * The session whose token is sent.
   *
   * @example
   * ```ts
   * import { createSession, createTransport } from '@yayan/auth';
   *
   * const session = createSession();
   * const transport = createTransport({
   *   session,
   *   on: {
   *     notice: (tone, msg) => showToast(tone, msg),
   *     networkError: () => showToast('error', '网络错误'),
   *     unauthorised: () => location.assign('/login'),
   *     reload: () => location.reload(),
   *   },
   * });
   * ```
   */
  readonly session: Session;

  /** What a page does about failures. Left out where errors alone are enough, as in a script. */
  readonly on?: Partial<TransportEvents>;

  /**
   * Path of the call that takes `{ refreshToken }` and returns `{ token, refreshToken, expired }`.
   *
   * @default '/v1/auth/token/refresh'
   */
  readonly refreshUrl?: string;

  /**
   * How long an answer may take, in milliseconds. Uploads and downloads have no limit.
   *
   * @default 20_000
   */
  readonly timeoutMilliseconds?: number;

  /**
   * How often a call that reads, or that has an `Idempotency-Key`, is sent again after a failure that may pass: no
   * answer, 502, 504, or 429 and 503 with a `Retry-After` of up to 10 s. Waits have a part of chance and are at least
   * 0.15 s. A call that timed out is not sent again.
   *
   * @default 0
   *
   * @example
   * ```ts
   * const transport = createTransport({ session, on, retries: 5 });
   * const headers = { 'Idempotency-Key': newIdempotencyKey() };
   * await transport.request({ url: '/v1/users/checkin', method: 'POST', data: {}, headers });
   * ```
   */
  readonly retries?: number;

  /**
   * Whether a service worker may answer reading calls without a network. They are then sent even if the token has expired
   * and could not be renewed, because no network was there. The server refuses such a call if it gets it after all.
   *
   * @default false
   */
  readonly readsOffline?: boolean;

  /**
   * Value of the `z-device` header: 1 mobile, 2 desktop, 3 tablet.
   *
   * @default read from the browser's user agent
   */
  readonly deviceType?: DeviceType;

  /**
   * The clock. For tests.
   *
   * @example
   * ```ts
   * let now = 0;
   * const clock = { now: () => now, wait: async (ms: number) => void (now += ms) };
   * ```
   */
  readonly clock?: Clock;

  /** Randomness between 0 and 1, for the waits between connections. For tests. */
  readonly random?: () => number;

  /**
   * Lets one tab at a time refresh the token.
   *
   * @default Web Locks, or a lease in local storage where the browser has none
   */
  readonly locks?: Locks;

  /**
   * Called before each request, those of repeats and of token refreshes included. It may set headers.
   *
   * @example
   * ```ts
   * const client = createClient({
   *   onRequest: ({ headers }) => headers.set('traceparent', currentTrace()),
   * });
   * ```
   */
  readonly onRequest?: (request: RequestInfo) => void;

  /**
   * Called for each answer of the server, refusals included. Calls without an answer reject as `network`.
   *
   * @example
   * ```ts
   * const client = createClient({
   *   onResponse: ({ operation, method, path, status, requestId, milliseconds }) =>
   *     logger.info({ operation, method, path, status, requestId, milliseconds }),
   * });
   * ```
   */
  readonly onResponse?: (response: ResponseInfo) => void;

  /** `fetch` in another form, for tests. Called with one `Request`. */
  readonly fetch?: (request: WebRequest) => Promise<WebResponse>;
}

/** One call. */
export interface ApiRequest {
  /** The call's name in the document. Errors and hooks carry it. */
  readonly operation?: string | undefined;
  /** Path below the base path, beginning with `/`. Addresses of other servers are refused. */
  readonly url: string;
  readonly method: string;
  /** The query; an array repeats its key, `undefined` and `null` are left out. */
  readonly params?: Query | undefined;
  /** Sent as JSON, except `FormData`, `Blob` and `URLSearchParams`, which are sent as they are. */
  readonly data?: unknown;
  /** Further headers, e.g. `Idempotency-Key` (see `newIdempotencyKey`). */
  readonly headers?: WebHeadersInit | undefined;
  readonly signal?: WebAbortSignal | undefined;
  /** How a successful answer is wanted; JSON when left out. A blob with a name comes as a `File`. */
  readonly responseType?: ResponseType | undefined;
  /**
   * The answer has to carry a code: a body without one is a failure of kind `network`, whose `cause` says what came.
   * Left out, such a body is the result.
   */
  readonly enveloped?: boolean | undefined;
  /**
   * How long the answer may take, instead of the transport's limit; of uploads and downloads too. A call that takes
   * longer rejects with an `ApiError` of kind `network`.
   */
  readonly timeoutMilliseconds?: number | undefined;
  /** How often the call is sent again, instead of the transport's number. */
  readonly retries?: number | undefined;
  /** Called for each answer to this call. */
  readonly onResponse?: ((response: ResponseInfo) => void) | undefined;
  /** The page shows failures itself, so the transport calls neither `notice` nor `networkError`. A 401 still signs out. */
  readonly quiet?: boolean | undefined;
}

export interface Transport {
  /**
   * Makes a call: waits for a good token, sends the headers, unwraps the envelope and follows the error catalogue.
   * Resolves to `data` for the codes 200, 5629 and 5013, and to the whole body when it has no code. Otherwise rejects
   * with an `ApiError`.
   *
   * @example
   * ```ts
   * const { items } = await transport.request<TaskPage>({
   *   url: '/v1/tasks',
   *   method: 'GET',
   *   params: { module: [1, 2], limit: 20 },
   * });
   * ```
   */
  readonly request: <T>(request: ApiRequest) => Promise<T>;

  /**
   * The server's time in milliseconds since 1970, for what a page counts down: devices may be wrong by minutes. It is the
   * device's clock, put right by the `Date` header of the last answer; before the first answer it is the device's clock.
   *
   * @example
   * ```ts
   * const millisecondsLeft = Date.parse(sheet.until) - transport.serverNow();
   * ```
   */
  readonly serverNow: () => number;

  /**
   * Reads server-sent events until `signal` aborts or the member signs out. It reconnects automatically with growing
   * waits, a good token and the last event's id. Resolves when the stream is over; never rejects.
   *
   * @example
   * ```ts
   * const stop = new AbortController();
   * void transport.stream({
   *   url: '/v1/events/stream',
   *   signal: stop.signal,
   *   onEvent: ({ data }) => refetch(JSON.parse(data)),
   *   onState: (state) => showConnection(state),
   * });
   * ```
   */
  readonly stream: (request: StreamRequest) => Promise<void>;
}
