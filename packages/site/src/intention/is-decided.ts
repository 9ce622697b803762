import { ApiError } from '@yayan/auth';

/** The HTTP statuses of a refusal: by a rule, malformed, not found. */
const judged: ReadonlySet<number> = new Set([200, 400, 404]);

/**
 * Whether the server has finally refused this call. After a lost answer or a server fault the call may have taken effect. "Too
 * many calls" and "sign in again" don't say whether an earlier attempt took effect.
 */
export const isDecided = (error: unknown): boolean =>
  error instanceof ApiError && error.code !== 0 && judged.has(error.status);
