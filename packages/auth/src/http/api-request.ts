import type { Query } from './query.ts';
import type { ResponseType } from './response-type.ts';
import type { WebAbortSignal, WebHeaders, WebHeadersInit } from '../web-types.ts';

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
