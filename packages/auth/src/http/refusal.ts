import { ApiError } from './api-error.ts';
import type { errorCatalogue } from '../gen/error-catalogue.ts';

type Catalogue = typeof errorCatalogue;

/** Name of an entry of the error catalogue. */
export type ErrorName = keyof Catalogue;

/** Number of an entry of the error catalogue. */
export type ErrorCode<Name extends ErrorName = ErrorName> = Catalogue[Name]['code'];

/**
 * Whether a call was refused with this code. The compiler checks that name and number belong together, so that pages
 * stay readable without loading the error catalogue.
 *
 * @example
 * ```ts
 * import { isRefusal } from '@yayan/auth';
 *
 * try {
 *   await signIn();
 * } catch (error) {
 *   if (!isRefusal(error, 'DECRYPTION_FAILED', 20001)) throw error;
 *   await signIn({ freshKey: true });
 * }
 * ```
 */
export const isRefusal = <Name extends ErrorName>(
  error: unknown,
  _name: Name,
  code: ErrorCode<Name>,
): error is ApiError => error instanceof ApiError && error.code === code;
