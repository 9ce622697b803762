import ky from 'ky';
import { systemClock } from '../clock.ts';
import { version } from '../gen/version.ts';
import { deviceTypeOf } from '../http/device-type.ts';
import type { ServerClock } from '../session/server-clock.ts';
import { refuseUnsafePath } from '../http/safe-path.ts';
import { searchOf } from '../http/search-params.ts';
import type { ApiRequest } from '../http/api-request.ts';
import type { Send } from '../http/send.ts';
import type { TransportOptions } from './transport-options.ts';

const bodyOf = (data: unknown): { body: BodyInit } | { json: unknown } | undefined => {
  if (data === undefined) return undefined;
  if (
    data instanceof FormData ||
    data instanceof Blob ||
    data instanceof URLSearchParams ||
    data instanceof ArrayBuffer ||
    ArrayBuffer.isView(data)
  )
    return { body: data as BodyInit };
  if (data instanceof ReadableStream || Symbol.asyncIterator in Object(data))
    throw new TypeError('A stream can be sent once only: pass a Blob');
  return { json: data };
};

const isFile = ({ data, responseType }: ApiRequest): boolean =>
  (responseType ?? 'text') !== 'text' || data instanceof FormData || data instanceof Blob;

/** The part of errors and hooks that names the call. */
export const nameOf = ({ operation, method, url: path }: ApiRequest) => ({ operation, method, path });

/** Sends calls with the headers that every call needs: client, version, device, device id and token. */
export const createSender = (options: TransportOptions, serverClock: ServerClock): Send => {
  const { baseUrl = '/api', session, clock = systemClock, timeoutMilliseconds = 20_000, fetch } = options;
  const { onRequest, onResponse } = options;
  const device = String(options.deviceType ?? deviceTypeOf(globalThis.navigator ?? {}));
  const http = ky.create({
    prefix: baseUrl,
    retry: 0,
    throwHttpErrors: false,
    // A redirect could carry the token to another address.
    redirect: 'manual',
  });

  const headersOf = (call: ApiRequest, token: string | undefined): Headers => {
    const headers = new Headers(call.headers);
    // The browser must set this header itself, because it contains the boundary between the parts.
    if (call.data instanceof FormData) headers.delete('content-type');
    // Code of the client type, and its version.
    headers.set('z-client', '2');
    headers.set('z-version', version);
    headers.set('z-device', device);
    headers.set('z-device-id', session.deviceId());
    if (token) headers.set('z-token', `Bearer ${token}`);
    return headers;
  };

  return (call, token) => {
    const { method, url } = call;
    const name = nameOf(call);
    refuseUnsafePath(url);
    const headers = headersOf(call, token);
    onRequest?.({ ...name, headers });
    const sentAt = clock.now();
    // With `searchParams` ky would create each request twice.
    return http(url + searchOf(url, call.params, sentAt), {
      method,
      headers,
      timeout: call.timeoutMilliseconds ?? (!isFile(call) && timeoutMilliseconds),
      // Not a hook of ky, because a hook would copy each answer.
      fetch: async (input, init) => {
        const response = await (fetch ? fetch(new Request(input, init)) : globalThis.fetch(input, init));
        serverClock.measure(response);
        const { status, headers } = response;
        const requestId = headers.get('x-request-id') ?? undefined;
        const info = { ...name, status, headers, requestId, milliseconds: clock.now() - sentAt };
        call.onResponse?.(info);
        onResponse?.(info);
        return response;
      },
      ...(call.signal && { signal: call.signal }),
      ...bodyOf(call.data),
    });
  };
};
