import { isRefusal } from '@yayan/auth';

/**
 * Sends encrypted fields, and once more with the server's present key when they could not be decrypted. `attempt`
 * encrypts anew each time: a cipher text is taken once.
 */
export const retryWithFreshKey = async <T>(attempt: (freshKey: boolean) => Promise<T>): Promise<T> => {
  try {
    return await attempt(false);
  } catch (error) {
    if (!isRefusal(error, 'DECRYPTION_FAILED', 20001)) throw error;
    return attempt(true);
  }
};
