import { ApiError } from './api-error.ts';
import { isNotNow } from './not-now.ts';

/** Whether the server said no for good. A dead network, an overload and a fault of the server may pass. */
export const isFinalRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  (error.kind === 'auth' || (error.status >= 200 && error.status < 500 && !isNotNow(error.status)));
