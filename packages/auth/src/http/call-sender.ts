import { abortable } from '../abortable.ts';
import { systemClock } from '../clock.ts';
import { deviceTypeOf } from './device-type.ts';
import type { ServerClock } from '../session/server-clock.ts';
import { refuseUnsafePath } from './safe-path.ts';
import { searchOf } from './search-params.ts';
import type { ApiRequest, TransportOptions } from './transport-options.ts';

/** Client type code and version (rule 1.6). */
const client = { 'z-client': '2', 'z-version': '1.0.0' };

/**
 * Sends one call, with a token if given, and reads its answer. Rejects with a `TimeoutError` when that takes too long,
 * and with its signal's reason. Throws at once what is wrong with the call itself, as an `UnsafePathError`.
 */
export type Send = <T>(
  call: ApiRequest,
  token: string | undefined,
  read: (response: Response) => Promise<T>,
) => Promise<T>;

type RawBody = FormData | Blob | URLSearchParams | ArrayBuffer | Uint8Array<ArrayBuffer>;

/** What is sent as it is. */
const isRaw = (data: unknown): data is RawBody =>
  data instanceof FormData ||
  data instanceof Blob ||
  data instanceof URLSearchParams ||
  data instanceof ArrayBuffer ||
  ArrayBuffer.isView(data);

const bodyOf = (data: unknown): RawBody | string | undefined => {
  if (data === undefined || isRaw(data)) return data;
  if (data instanceof ReadableStream || Symbol.asyncIterator in Object(data))
    throw new TypeError('A stream can be sent once only: pass `await new Response(stream).blob()`');
  return JSON.stringify(data);
};

/** Files may take as long as they are large. */
const isFile = ({ data, responseType }: ApiRequest): boolean =>
  responseType !== undefined || data instanceof FormData || data instanceof Blob;

/** Sends calls with the headers of rule 1.6: client, version, device, device id and token. */
export const createSender = (options: TransportOptions, serverClock: ServerClock): Send => {
  const { session, clock = systemClock, timeoutMilliseconds = 20_000, fetch } = options;
  const baseUrl = (options.baseUrl ?? '/api').replace(/\/+$/, '');
  const device = String(options.deviceType ?? deviceTypeOf(globalThis.navigator ?? {}));

  const headersOf = (
    { headers, data }: ApiRequest,
    body: unknown,
    token: string | undefined,
  ): Record<string, string> => {
    // Names come in lower case, so ours replace them.
    const given = headers && Object.fromEntries(new Headers(headers));
    // The browser must write this header itself, because it contains the boundary between the parts.
    if (data instanceof FormData) delete given?.['content-type'];
    return {
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      ...given,
      ...client,
      'z-device': device,
      'z-device-id': session.deviceId(),
      ...(token && { 'z-token': `Bearer ${token}` }),
    };
  };

  const exchange = async <T>(
    url: string,
    init: RequestInit,
    read: (response: Response) => Promise<T>,
  ): Promise<T> => {
    try {
      const response = await (fetch ? fetch(new Request(url, init)) : globalThis.fetch(url, init));
      serverClock.measure(response);
      return await read(response);
    } catch (cause) {
      throw new Error(`${init.method} ${url}`, { cause });
    }
  };

  return (call, token, read) => {
    refuseUnsafePath(call.url);
    const { signal } = call;
    const stop = new AbortController();
    const body = bodyOf(call.data);
    const init: RequestInit = {
      method: call.method,
      headers: headersOf(call, body, token),
      // A redirect could carry the token to another address.
      redirect: 'manual',
      signal: stop.signal,
      ...(body !== undefined && { body }),
    };
    const late = (): void =>
      stop.abort(Object.assign(new Error('The answer took too long'), { name: 'TimeoutError' }));
    const leave = (): void => stop.abort(signal?.reason);
    const timer = isFile(call) ? undefined : setTimeout(late, timeoutMilliseconds);
    signal?.addEventListener('abort', leave);
    const url = baseUrl + call.url + searchOf(call.url, call.params, clock.now());
    // A `fetch` of a test may not listen to the signal.
    return abortable(exchange(url, init, read), stop.signal).finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', leave);
    });
  };
};
