import { constants, generateKeyPair, type KeyObject, privateDecrypt } from 'node:crypto';
import { promisify } from 'node:util';
import type { PublicKey } from '@yayan/api-client';

/** The key that mobiles, codes and passwords are encrypted with. */
export interface FieldKey {
  readonly publicKey: () => Promise<PublicKey>;
  /** The value inside; `undefined` when it was sealed for another key or broken on the way. */
  readonly open: (sealed: string) => Promise<string | undefined>;
}

interface Pair {
  readonly publicKey: KeyObject;
  readonly privateKey: KeyObject;
}

let made: Promise<Pair> | undefined;

/** Making a pair takes a good part of a second, so a process makes one, and only when a form asks for it. */
const pair = (): Promise<Pair> => (made ??= promisify(generateKeyPair)('rsa', { modulusLength: 3072 }));

const keyId = 'mock';

export const createFieldKey = (now: () => number): FieldKey => ({
  publicKey: async () => {
    const { publicKey } = await pair();
    const pem = publicKey.export({ type: 'spki', format: 'pem' });
    return { keyId, publicKey: pem, algorithm: 'RSA-OAEP-256', time: now() };
  },
  open: async (sealed) => {
    const { privateKey } = await pair();
    const [id, text = ''] = sealed.split(':');
    try {
      if (id !== keyId) return undefined;
      const key = { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
      const { value } = JSON.parse(privateDecrypt(key, Buffer.from(text, 'base64')).toString()) as {
        value?: unknown;
      };
      return typeof value === 'string' ? value : undefined;
    } catch {
      return undefined;
    }
  },
});
