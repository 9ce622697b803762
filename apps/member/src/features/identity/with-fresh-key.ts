import { isRefusal } from '@yayan/auth';

/**
 * Sends encrypted fields; when the server can't read them, because its key has changed meanwhile, encrypts anew with
 * its present key and sends once more (decisions §2).
 */
export const withFreshKey = async <T>(send: (freshKey: boolean) => Promise<T>): Promise<T> => {
  try {
    return await send(false);
  } catch (error) {
    if (!isRefusal(error, 'DECRYPTION_FAILED', 20001)) throw error;
    return send(true);
  }
};
