import type { Clock } from '../clock.ts';
import type { ApiError } from '../http/api-error.ts';
import type { ApiRequest, RequestInfo, ResponseInfo } from '../http/api-request.ts';
import type { DeviceType } from '../http/device-type.ts';
import type { StreamRequest } from '../events/stream-request.ts';
import type { Locks } from '../session/locks.ts';
import type { FailureTone } from '../http/outcome.ts';
import type { WebRequest, WebResponse } from '../web-types.ts';
import type { Session } from '../session/session.ts';

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
