import {
  ApiError,
  type ApiRequest,
  type ErrorName,
  newIdempotencyKey,
  type ResponseInfo,
  type Transport,
  type WebAbortSignal,
  type WebBlob,
  type WebHeadersInit,
} from '@yayan/auth';
import { commonRefusals } from '../gen/refusals.ts';

/** What a download answers: a `Blob`, or a `File` when the server named it. */
export type Download = WebBlob;

/** What a call is sent with: a client of `createClient`. */
export type Caller = Pick<Transport, 'request'>;

let caller: Caller | undefined;

/**
 * Names the client of calls that name none. For a page or script with one client; a process that serves several people
 * passes `client` to each call instead.
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

/** What every call takes as its last argument. */
export interface CallOptions {
  /** Sends the call. Left out, the client of `configureClient` does. */
  readonly client?: Caller | undefined;
  /** Ends the call: it then rejects with the signal's reason. */
  readonly signal?: WebAbortSignal | undefined;
  /**
   * How long the answer may take, instead of the client's limit. A call that takes longer rejects with an `ApiError` of
   * kind `network`.
   */
  readonly timeoutMilliseconds?: number | undefined;
  /** How often the call is sent again after a failure that may pass, instead of the client's number. */
  readonly retries?: number | undefined;
  /** Further headers. */
  readonly headers?: WebHeadersInit | undefined;
  /** The caller shows failures itself, so the client's `on` hears of none, except the end of the session. */
  readonly quiet?: boolean | undefined;
}

/** The options of calls that move value. */
export interface KeyedCallOptions extends CallOptions {
  /**
   * Stands for one intention: however often the call is sent with one key and one body, the server does it once. Make one
   * (`newIdempotencyKey`) when a form opens and pass it with each attempt. Left out, each call has a key of its own, which
   * its retries share.
   *
   * @example
   * ```ts
   * const idempotencyKey = newIdempotencyKey();
   * await placeOrder(id, form, { idempotencyKey });
   * ```
   */
  readonly idempotencyKey?: string | undefined;
}

/** The data of a success with its status, headers and request id. */
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

const common: Readonly<Record<number, ErrorName>> = commonRefusals;

/** A request as a generated call passes it. */
interface CallRequest extends Omit<ApiRequest, 'headers'> {
  /** Whether the server wants an idempotency key. */
  readonly keyed?: boolean;
}

/** Sends a generated call and names its refusal. `refusals` are the names of the call's own codes. */
export const call = <Data>(
  { keyed, ...request }: CallRequest,
  { client = caller, headers, idempotencyKey, ...options }: KeyedCallOptions = {},
  refusals: Readonly<Record<number, ErrorName>> = {},
): CallPromise<Data> => {
  let response: ResponseInfo | undefined;
  const send = async (): Promise<Data> => {
    if (!client) throw new Error('Pass a client or call configureClient');
    const all = new Headers(headers);
    if (keyed) all.set('idempotency-key', idempotencyKey ?? newIdempotencyKey());
    try {
      return await client.request<Data>({
        // Every answer of the document has a code; another body is a proxy's, or of an address that is not the API.
        enveloped: !request.responseType,
        ...request,
        ...options,
        headers: all,
        onResponse: (last) => (response = last),
      });
    } catch (error) {
      if (error instanceof ApiError) error.reason ??= refusals[error.code] ?? common[error.code];
      throw error;
    }
  };
  const answered = send();
  return Object.assign(answered, {
    // The client has told of the answer before the call resolves.
    withResponse: async () => ({ data: await answered, ...(response as ResponseInfo) }),
  });
};
