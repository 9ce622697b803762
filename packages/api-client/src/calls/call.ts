import {
  ApiError,
  type ApiRequest,
  type ErrorName,
  newIdempotencyKey,
  type ResponseInfo,
  type Transport,
  type TransportOptions,
  type WebAbortSignal,
  type WebBlob,
  type WebHeadersInit,
} from '@yayan/auth';
import { commonRefusals } from '../gen/refusals.ts';

/** The result of a download: a `Blob`, or a `File` when the server gave it a name. */
export type Download = WebBlob;

/** Sends calls: a client of `createClient`. */
export interface Caller extends Pick<Transport, 'request'>, Pick<TransportOptions, 'baseUrl' | 'fetch'> {}

let caller: Caller | undefined;

/**
 * Sets the client of calls without a `client` option. Use it in a page or script with one client. A process that serves several
 * people passes `client` to each call instead.
 *
 * @example
 * ```ts
 * configureClient(createClient({ baseUrl: '/api' }));
 * const account = await getAccount();
 * ```
 */
export const configureClient = (configured: Caller): void => {
  caller = configured;
};

/** The client of a call: the given one, or that of `configureClient`. */
export const callerOf = (client: Caller | undefined): Caller | undefined => client ?? caller;

/** The last argument of every call. */
export interface CallOptions {
  /** The client that sends the call. Default: the client of `configureClient`. */
  readonly client?: Caller | undefined;
  /** Aborts the call: it then rejects with the signal's reason. */
  readonly signal?: WebAbortSignal | undefined;
  /**
   * How long the answer may take, instead of the client's limit. A call that takes longer rejects with an `ApiError` of
   * kind `network`.
   */
  readonly timeoutMilliseconds?: number | undefined;
  /** How often the call is sent again after a temporary failure, instead of the client's number. */
  readonly retries?: number | undefined;
  /** Further headers. */
  readonly headers?: WebHeadersInit | undefined;
  /** The caller shows failures itself, so the client's `on` is not called, except for the end of the session. */
  readonly quiet?: boolean | undefined;
}

/** The options of calls that move value. */
export interface KeyedCallOptions extends CallOptions {
  /**
   * Identifies one intention: however often a call is sent with the same key and body, the server acts once. Make a key
   * (`newIdempotencyKey`) when a form opens and pass it with each attempt. Without a key, each call gets its own, which its
   * retries share.
   *
   * @example
   * ```ts
   * const idempotencyKey = newIdempotencyKey();
   * await placeOrder(id, form, { idempotencyKey });
   * ```
   */
  readonly idempotencyKey?: string | undefined;
}

/** The data of a successful call with the answer's status, headers and request id. */
export interface CallResponse<Data> extends ResponseInfo {
  readonly data: Data;
}

/** What every call returns: a promise of the data. */
export interface CallPromise<Data> extends Promise<Data> {
  /**
   * The data with the answer's status, headers and request id.
   *
   * @example
   * ```ts
   * const { data, requestId } = await getAccount({ client }).withResponse();
   * ```
   */
  readonly withResponse: () => Promise<CallResponse<Data>>;
}

type RefusalNames = Readonly<Record<number, ErrorName>>;

/** A request as a generated call passes it. */
interface CallRequest extends Omit<ApiRequest, 'headers'> {
  /** Whether the server requires an idempotency key. */
  readonly keyed?: boolean;
}

/** Sends a generated call and sets the name of its refusal. `refusals` contains the names of the call's own codes. */
export const call = <Data>(
  { keyed, ...request }: CallRequest,
  { client = caller, headers, idempotencyKey, ...options }: KeyedCallOptions = {},
  refusals: RefusalNames = {},
): CallPromise<Data> => {
  let response: ResponseInfo | undefined;
  const send = async (): Promise<Data> => {
    if (!client) throw new Error('Pass a client or call configureClient');
    const all = new Headers(headers);
    if (keyed) all.set('idempotency-key', idempotencyKey ?? newIdempotencyKey());
    try {
      return await client.request<Data>({
        // Every answer in the document has a code. A body without one comes from a proxy, or the address isn't the API.
        enveloped: !request.responseType,
        ...request,
        ...options,
        headers: all,
        onResponse: (last) => (response = last),
      });
    } catch (error) {
      if (error instanceof ApiError)
        error.reason ??= refusals[error.code] ?? (commonRefusals as RefusalNames)[error.code];
      throw error;
    }
  };
  const answered = send();
  return Object.assign(answered, {
    // The client calls `onResponse` before the call resolves, so `response` is set.
    withResponse: async () => ({ data: await answered, ...(response as ResponseInfo) }),
  });
};
