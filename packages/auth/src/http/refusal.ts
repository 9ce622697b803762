import { ApiError, type ErrorName } from './api-error.ts';

/**
 * Whether a call was refused for this reason. Calls of `@yayan/api-client` set the name of a refusal; an error of
 * `transport.request` has only a code.
 *
 * @example
 * ```ts
 * import { isRefusal } from '@yayan/auth';
 *
 * try {
 *   await signIn();
 * } catch (error) {
 *   if (!isRefusal(error, 'DECRYPTION_FAILED')) throw error;
 *   await signIn({ freshKey: true });
 * }
 * ```
 */
export const isRefusal = (error: unknown, reason: ErrorName, code?: number): error is ApiError =>
  error instanceof ApiError && (error.reason === reason || error.code === code);
