import { ApiError } from './api-error.ts';

/** HTTP statuses of the 4xx range that say "not now" rather than "no": timeout, too early, too many. */
const notNow = new Set([408, 425, 429]);

/** Whether the server said no for good. A dead network, an overload and a fault of the server may pass. */
export const isFinalRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  (error.kind === 'auth' || (error.status >= 200 && error.status < 500 && !notNow.has(error.status)));
