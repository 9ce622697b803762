import type { ResponsePromise } from 'ky';
import type { ApiRequest } from './api-request.ts';

/** Sends one call, with a token if given. Throws an `UnsafePathError` for an address outside the base path. */
export type Send = (call: ApiRequest, token?: string) => ResponsePromise;
