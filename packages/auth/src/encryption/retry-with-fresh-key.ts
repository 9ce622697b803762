import { isRefusal } from '../http/refusal.ts';

/**
 * Sends encrypted fields, and a second time with the server's current key if the server couldn't decrypt them. `attempt` must
 * encrypt each time, because the server accepts a cipher text only once.
 *
 * @example
 * ```ts
 * await retryWithFreshKey(async (freshKey) =>
 *   loginBySms({ mobile: await encryptField(mobile, { freshKey }), code: await encryptField(code, { freshKey }) }),
 * );
 * ```
 */
export const retryWithFreshKey = async <T>(attempt: (freshKey: boolean) => Promise<T>): Promise<T> => {
  try {
    return await attempt(false);
  } catch (error) {
    if (!isRefusal(error, 'DECRYPTION_FAILED')) throw error;
    return attempt(true);
  }
};
