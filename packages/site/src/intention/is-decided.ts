import { ApiError } from '@yayan/auth';

/** The statuses of a refusal: by a rule, malformed, not found. */
const judged: ReadonlySet<number> = new Set([200, 400, 404]);

/**
 * Whether the server has refused this very call for good. After a lost answer or a fault of the server the call may have counted.
 * "Too many calls" and "sign in again" say nothing of an earlier try either.
 */
export const isDecided = (error: unknown): boolean =>
  error instanceof ApiError && error.code !== 0 && judged.has(error.status);
