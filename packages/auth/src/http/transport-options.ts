import type { Clock } from '../clock.ts';
import type { DeviceType } from './device-type.ts';
import type { StreamRequest } from '../events/event-stream.ts';
import type { Locks } from '../session/locks.ts';
import type { FailureTone } from './outcome.ts';
import type { ResponseType } from './answer-body.ts';
import type { Query } from './search-params.ts';
import type { Session } from '../session/session.ts';

/** What the app does when the transport tells it something. All of them are called at most once per event. */
export interface TransportEvents {
  /**
   * Show the server's message, for 2 seconds (rule 10.15).
   *
   * @param tone `warning` for a business refusal, `error` for a protocol error.
   */
  readonly toast: (tone: FailureTone, msg: string) => void;
  /** Show that the network failed. */
  readonly networkError: () => void;
  /**
   * The server did not accept the token, or asked for one; it is already cleared.
   * Go to the group's login in a discussion group, otherwise to `/login` (rule 10.18).
   */
  readonly unauthorised: () => void;
  /** The token could not be refreshed and is already cleared: reload the page (rule 2.13). */
  readonly reload: () => void;
}

export interface TransportOptions {
  /**
   * Put before each path. Only this address ever gets the token.
   *
   * @default '/api'
   */
  readonly baseUrl?: string;

  /**
   * Whose token is sent.
   *
   * @example
   * ```ts
   * import { createSession, createTransport } from '@yayan/auth';
   *
   * const session = createSession();
   * const transport = createTransport({
   *   session,
   *   on: {
   *     toast: (tone, msg) => showToast(tone, msg),
   *     networkError: () => showToast('error', '网络错误'),
   *     unauthorised: () => location.assign('/login'),
   *     reload: () => location.reload(),
   *   },
   * });
   * ```
   */
  readonly session: Session;

  readonly on: TransportEvents;

  /**
   * Path of the call that takes `{ refreshToken }` and answers `{ token, refreshToken, expired }`.
   *
   * @default '/v1/auth/token/refresh'
   */
  readonly refreshUrl?: string;

  /**
   * How long an answer may take, in milliseconds. Files, up or down, may take as long as they need.
   *
   * @default 20_000
   */
  readonly timeoutMilliseconds?: number;

  /**
   * How often a call with an `Idempotency-Key` is sent again, with the very same body, when the network lost it or its
   * answer: after up to 0.3 s, 0.6 s, 1.2 s …, by chance. What took longer than it may is not sent again, nor is any
   * call without a key: that could be done twice.
   *
   * @default 0
   *
   * @example
   * ```ts
   * const transport = createTransport({ session, on, repeats: 5 });
   * const headers = { 'Idempotency-Key': newIdempotencyKey() };
   * await transport.request({ url: '/v1/users/checkin', method: 'POST', data: {}, headers });
   * ```
   */
  readonly repeats?: number;

  /**
   * What the `z-device` header says: 1 mobile, 2 desktop, 3 tablet.
   *
   * @default read from the browser's user agent
   */
  readonly deviceType?: DeviceType;

  /**
   * Time. For tests.
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

  /** `fetch` in another form, for tests. Called with one `Request`. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

/** One call. This is what orval hands a mutator. */
export interface ApiRequest {
  /** Path below the base path, beginning with `/`. Addresses of other servers are refused. */
  readonly url: string;
  readonly method: string;
  /** The query; an array repeats its key, `undefined` and `null` are left out. */
  readonly params?: Query | undefined;
  /** Sent as JSON, except `FormData`, `Blob` and `URLSearchParams`, which are sent as they are. */
  readonly data?: unknown;
  /** Further headers, e.g. `Idempotency-Key` (see `newIdempotencyKey`). */
  readonly headers?: HeadersInit | undefined;
  readonly signal?: AbortSignal | undefined;
  /** How a successful answer is wanted; JSON when left out. A blob with a name comes as a `File`. */
  readonly responseType?: ResponseType | undefined;
  /** The page tells of a failure itself, where it belongs: no toast, no network error. A 401 still signs out. */
  readonly quiet?: boolean | undefined;
}

export interface Transport {
  /**
   * Makes a call: waits for a good token, sends the headers, unwraps the envelope and follows the
   * error catalogue. Resolves to `data` for the codes 200, 5629 and 5013 and to the whole body when it
   * carries no code; rejects with an `ApiError` otherwise.
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
   * Reads server-sent events until `signal` aborts or the member signs out, connecting again by itself
   * with growing waits, a good token and the last event's id. Resolves when it is over; never rejects.
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
