import type { ApiError, ApiRequest, Transport } from '@yayan/auth';

let transport: Transport | undefined;

/**
 * Gives every generated call its way out. Called once, before the first call.
 *
 * @example
 * const transport = createTransport({ session, on });
 * configureClient(transport);
 */
export const configureClient = (configured: Transport): void => {
  transport = configured;
};

/** `{ code, msg, data }` becomes `data`; a file or text stays as it is. */
export type Unwrap<T> = T extends { code: number; data: infer Data } ? Data : T;

/** What every generated function sends through; rejects with `ApiError`. */
export const http = <T>(request: ApiRequest, options: Partial<ApiRequest> = {}): Promise<Unwrap<T>> => {
  if (!transport) throw new Error('configureClient(transport) has to come before the first call');
  return transport.request<Unwrap<T>>({ ...request, ...options });
};

/** The error type of every generated hook. */
export type ErrorType<_Body> = ApiError;

export type BodyType<Body> = Body;
