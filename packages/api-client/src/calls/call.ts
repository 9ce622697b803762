import {
  ApiError,
  type ApiRequest,
  type ErrorName,
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
  /** Further headers; a header that the call sets itself keeps its value unless it is named here. */
  readonly headers?: WebHeadersInit | undefined;
  /** The caller shows failures itself, so the client's `on` hears of none, except the end of the session. */
  readonly quiet?: boolean | undefined;
}

/** Both, the second before the first, whatever the case of their names. */
const mergeHeaders = (own: WebHeadersInit | undefined, given: WebHeadersInit): Record<string, string> =>
  Object.fromEntries([...new Headers(own), ...new Headers(given)]);

const named = (error: unknown, refusals: Readonly<Record<number, ErrorName>>): unknown => {
  if (error instanceof ApiError && error.reason === undefined)
    error.reason = refusals[error.code] ?? common[error.code];
  return error;
};

const common: Readonly<Record<number, ErrorName>> = commonRefusals;

/** Sends a generated call and names its refusal. `refusals` are the names of the call's own codes. */
export const call = async <Data>(
  request: ApiRequest,
  { client = caller, headers, ...options }: CallOptions = {},
  refusals: Readonly<Record<number, ErrorName>> = {},
): Promise<Data> => {
  if (!client) throw new Error('Pass a client, or call configureClient(client)');
  try {
    return await client.request<Data>({
      // Every answer of the document has a code; another body is a proxy's, or of an address that is not the API.
      enveloped: request.responseType === undefined,
      ...request,
      ...options,
      ...(headers && { headers: mergeHeaders(request.headers, headers) }),
    });
  } catch (error) {
    throw named(error, refusals);
  }
};
