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
  /** All headers of the request. The function may set others. */
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

/** Callbacks of the app. Each is called at most once per event. */
export interface TransportEvents {
  /**
   * Show the server's message to the person.
   *
   * @param tone `warning` for a business refusal, `error` for a protocol error.
   * @param error the error of the call, for a page that shows some failures elsewhere.
   */
  readonly notice: (tone: FailureTone, msg: string, error: ApiError) => void;
  /**
   * Show that there was no usable answer.
   *
   * @param error the error of the call.
   */
  readonly networkError: (error: ApiError) => void;
  /**
   * The server refused the token or requires one; the transport has already cleared it. In a discussion group open the group's
   * login, otherwise `/login`.
   */
  readonly unauthorised: () => void;
  /** The token couldn't be refreshed and is already cleared: reload the page. */
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

  /** Callbacks for failures. A script can leave them out and use the errors alone. */
  readonly on?: Partial<TransportEvents>;

  /**
   * Path of the call that receives `{ refreshToken }` and returns `{ token, refreshToken, expired }`.
   *
   * @default '/v1/auth/token/refresh'
   */
  readonly refreshUrl?: string;

  /**
   * The time limit of an answer, in milliseconds. Uploads and downloads have no limit.
   *
   * @default 20_000
   */
  readonly timeoutMilliseconds?: number;

  /**
   * How often a call is sent again after a temporary failure, if it only reads or has an `Idempotency-Key`. Temporary failures
   * are: no answer, 502, 504, or 429 and 503 with a `Retry-After` of up to 10 s. Waits have a random part and are at least 0.15
   * s. A call that timed out isn't sent again.
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
   * Whether a service worker may answer GET calls without a network. They are then sent even with an expired token that
   * couldn't be renewed offline. If such a call reaches the server, the server refuses it.
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
   * Ensures that only one tab at a time refreshes the token.
   *
   * @default Web Locks, or a lease in local storage where the browser has none
   */
  readonly locks?: Locks;

  /**
   * Called before each request, also for retries and token refreshes. It may set headers.
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
   * Called for each answer of the server, also for refusals. Calls without an answer reject with kind `network`.
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

  /** A replacement of `fetch`, for tests. Called with one `Request`. */
  readonly fetch?: (request: WebRequest) => Promise<WebResponse>;
}

/** One call. */
export interface ApiRequest {
  /** The call's name in the document, for errors and hooks. */
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
  /** The requested form of a successful answer; JSON by default. A blob with a name becomes a `File`. */
  readonly responseType?: ResponseType | undefined;
  /**
   * The answer must have a code: a body without one is a failure of kind `network`, whose `cause` describes it. By default such
   * a body is the result.
   */
  readonly enveloped?: boolean | undefined;
  /**
   * The time limit of the answer, instead of the transport's; also for uploads and downloads. A call that takes longer rejects
   * with an `ApiError` of kind `network`.
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
   * Makes a call: waits for a valid token, sends the headers, unwraps the envelope and follows the error catalogue. Resolves to
   * `data` for the codes 200, 5629 and 5013, and to the whole body when it has no code. Otherwise rejects with an `ApiError`.
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
   * The server's time in milliseconds since 1970, for countdowns: devices may be wrong by minutes. It is the device's clock,
   * corrected by the `Date` header of the last answer; before the first answer it is not corrected.
   *
   * @example
   * ```ts
   * const millisecondsLeft = Date.parse(sheet.until) - transport.serverNow();
   * ```
   */
  readonly serverNow: () => number;

  /**
   * Reads server-sent events until `signal` aborts or the member signs out. It reconnects automatically with growing waits, a
   * valid token and the last event's id. Resolves when the stream is over; never rejects.
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
