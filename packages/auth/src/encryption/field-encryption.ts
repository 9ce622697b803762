import { abortable } from '../abortable.ts';
import type { Clock } from '../clock.ts';
import { systemClock } from '../clock.ts';
import { randomId } from '../random-id.ts';
import type { WebAbortSignal } from '../web-types.ts';
import type { Transport } from '../transport/transport-options.ts';

/** `data` of `GET /v1/auth/public-key`. */
export interface PublicKey {
  readonly keyId: string;
  /** RSA 3072 public key, PEM. */
  readonly publicKey: string;
  /** The server's clock, milliseconds since 1970. */
  readonly time: number;
}

export interface FieldEncryptionOptions {
  readonly transport: Pick<Transport, 'request'>;
  /**
   * Path of the call that returns the public key.
   *
   * @default '/v1/auth/public-key'
   */
  readonly url?: string;
  readonly clock?: Clock;
}

/** See `createFieldEncryption`. */
export type EncryptField = (
  value: string,
  options?: {
    /** Fetch the server's key again, because it refused the previous one. */
    readonly freshKey?: boolean;
    /** Aborts waiting for the key. */
    readonly signal?: WebAbortSignal | undefined;
  },
) => Promise<string>;

/** A key, and how far the server's clock is ahead of this device's, in milliseconds. */
interface FetchedKey {
  readonly key: PublicKey;
  readonly ahead: number;
}

/** The longest text for RSA-OAEP with a 3072 bit key and SHA-256: 384 bytes minus two hashes and two bytes. */
const maxBytes = 384 - 2 * 32 - 2;

const encrypt = async (key: PublicKey, text: string): Promise<string> => {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length > maxBytes)
    throw new RangeError(`A field of ${bytes.length} bytes is too long to encrypt`);
  // Browsers have WebCrypto only on https and localhost.
  const { sealBytes } = globalThis.crypto?.subtle
    ? await import('./web-crypto.ts')
    : await import('./jsencrypt.ts');
  return `${key.keyId}:${await sealBytes(key.publicKey, bytes)}`;
};

/**
 * Encrypts mobile, code and password fields for the server: RSA 3072, OAEP with SHA-256, over JSON `{ value, timestamp, nonce
 * }`, in the form `keyId:base64`. It uses WebCrypto, or jsencrypt in a page without it (plain http). The server's key is
 * fetched once and kept until a call sets `freshKey`. The timestamp is the server's time, even if this device's clock is wrong.
 *
 * Encrypt each field again for each attempt: the server accepts a cipher text only once and for a short time.
 *
 * @example
 * ```ts
 * import { ApiError, createFieldEncryption } from '@yayan/auth';
 *
 * const encryptField = createFieldEncryption({ transport });
 *
 * const signIn = async (freshKey: boolean) =>
 *   transport.request({
 *     url: '/auth/sms/login',
 *     method: 'POST',
 *     data: {
 *       mobile: await encryptField('13800138000', { freshKey }),
 *       code: await encryptField('123456'),
 *     },
 *   });
 * ```
 */
export const createFieldEncryption = (options: FieldEncryptionOptions): EncryptField => {
  const { transport, url = '/v1/auth/public-key', clock = systemClock } = options;
  let asked: Promise<FetchedKey> | undefined;

  const fetchKey = async (): Promise<FetchedKey> => {
    const key = await transport.request<PublicKey>({ url, method: 'GET' });
    return { key, ahead: key.time - clock.now() };
  };

  const ask = (): Promise<FetchedKey> => {
    const answer = fetchKey();
    asked = answer;
    answer.catch(() => {
      if (asked === answer) asked = undefined;
    });
    return answer;
  };

  return async (value, { freshKey = false, signal } = {}) => {
    const { key, ahead } = await abortable(freshKey || !asked ? ask() : asked, signal);
    return encrypt(key, JSON.stringify({ value, timestamp: clock.now() + ahead, nonce: randomId() }));
  };
};
