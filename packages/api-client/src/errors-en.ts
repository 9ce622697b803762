import type { ApiError } from '@yayan/auth';
import { errorTexts } from './gen/errors-en.ts';

export { errorTexts };

const texts: Readonly<Record<number, string>> = errorTexts;

/**
 * The English message of an error for the user, in one or two sentences. `msg` of an `ApiError` is in Chinese, and empty when
 * no answer came. A code that this version doesn't know gets a sentence with its number.
 *
 * This entry contains all texts, so a page in Chinese doesn't load them.
 *
 * @example
 * ```ts
 * import { errorText } from '@yayan/api-client/errors-en';
 *
 * try {
 *   await placeOrder(id, form, { idempotencyKey });
 * } catch (error) {
 *   if (!(error instanceof ApiError)) throw error;
 *   show(errorText(error));
 * }
 * ```
 */
export const errorText = (error: ApiError | number): string => {
  const code = typeof error === 'number' ? error : error.code;
  if (code === 0) return 'No answer came. Check the connection and try again.';
  return texts[code] ?? `The call was refused with code ${code}.`;
};
