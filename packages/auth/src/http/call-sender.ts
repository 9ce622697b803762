import ky from 'ky';
import type { ResponsePromise } from 'ky';
import { systemClock } from '../clock.ts';
import { deviceTypeOf } from './device-type.ts';
import type { ServerClock } from '../session/server-clock.ts';
import { refuseUnsafePath } from './safe-path.ts';
import { searchOf } from './search-params.ts';
import type { ApiRequest, TransportOptions } from './transport-options.ts';

/** Client type code and version (rule 1.6). */
const client = { 'z-client': '2', 'z-version': '1.0.0' };

/** Sends one call, with a token if given. Throws an `UnsafePathError` for an address outside the base path. */
export type Send = (call: ApiRequest, token?: string) => ResponsePromise;

const isBytes = (data: unknown): data is ArrayBuffer | Uint8Array<ArrayBuffer> =>
  data instanceof ArrayBuffer || ArrayBuffer.isView(data);

const bodyOf = (data: unknown): { body: BodyInit } | { json: unknown } | undefined => {
  if (data === undefined) return undefined;
  if (data instanceof FormData || data instanceof Blob || data instanceof URLSearchParams || isBytes(data))
    return { body: data };
  if (data instanceof ReadableStream || Symbol.asyncIterator in Object(data))
    throw new TypeError('A stream can be sent once only: pass `await new Response(stream).blob()`');
  return { json: data };
};

const isFile = ({ data, responseType }: ApiRequest): boolean =>
  (responseType ?? 'text') !== 'text' || data instanceof FormData || data instanceof Blob;

/** Sends calls with the headers of rule 1.6: client, version, device, device id and token. */
export const createSender = (options: TransportOptions, serverClock: ServerClock): Send => {
  const { baseUrl = '/api', session, clock = systemClock, timeoutMilliseconds = 20_000, fetch } = options;
  const device = String(options.deviceType ?? deviceTypeOf(globalThis.navigator ?? {}));
  const http = ky.create({
    prefix: baseUrl,
    retry: 0,
    throwHttpErrors: false,
    // A redirect could carry the token to another address.
    redirect: 'manual',
    // Not a hook of ky's: it would copy each answer.
    fetch: async (input, init) => {
      const response = await (fetch ? fetch(new Request(input, init)) : globalThis.fetch(input, init));
      serverClock.measure(response);
      return response;
    },
  });

  const headersOf = (call: ApiRequest, token: string | undefined): Headers => {
    const headers = new Headers(call.headers);
    // The browser must write this header itself, because it contains the boundary between the parts.
    if (call.data instanceof FormData) headers.delete('content-type');
    for (const [name, value] of Object.entries(client)) headers.set(name, value);
    headers.set('z-device', device);
    headers.set('z-device-id', session.deviceId());
    if (token) headers.set('z-token', `Bearer ${token}`);
    return headers;
  };

  return (call, token) => {
    refuseUnsafePath(call.url);
    // With `searchParams` ky would build each request twice.
    return http(call.url + searchOf(call.url, call.params, clock.now()), {
      method: call.method,
      headers: headersOf(call, token),
      timeout: isFile(call) ? false : timeoutMilliseconds,
      ...(call.signal && { signal: call.signal }),
      ...bodyOf(call.data),
    });
  };
};
