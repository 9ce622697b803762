import { ApiError } from './api-error.ts';

/** Refusals that waiting can't mend; a dead network, an overload and our own faults pass. */
export const isFinal = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  (error.kind === 'auth' ||
    (error.status >= 200 && error.status < 500 && ![408, 429].includes(error.status)));
