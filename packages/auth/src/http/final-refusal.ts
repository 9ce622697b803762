import { ApiError } from './api-error.ts';

/** Whether the refusal is final. No answer, an overload and a server fault may be temporary. */
export const isFinalRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.kind === 'auth' || (error.status >= 200 && !error.retryable));
