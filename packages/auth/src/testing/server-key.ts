import type { PublicKey } from '../encryption/field-encryption.ts';
import { noon } from './test-browser.ts';

export interface ServerKey {
  readonly publicKey: PublicKey;
  /** Decrypts a field by WebCrypto, as the server does. */
  readonly open: (sealed: string) => Promise<{ value: string; timestamp: number; nonce: string }>;
}

const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' };

/** An RSA 3072 key pair as the server makes it. */
export const createServerKey = async (keyId: string): Promise<ServerKey> => {
  const pair = await crypto.subtle.generateKey(
    { ...algorithm, modulusLength: 3072, publicExponent: new Uint8Array([1, 0, 1]) },
    true,
    ['encrypt', 'decrypt'],
  );
  const spki = Buffer.from(await crypto.subtle.exportKey('spki', pair.publicKey)).toString('base64');
  const lines = spki.match(/.{1,64}/g) ?? [];
  return {
    publicKey: {
      keyId,
      publicKey: ['-----BEGIN PUBLIC KEY-----', ...lines, '-----END PUBLIC KEY-----'].join('\n'),
      time: noon,
    },
    open: async (sealed) => {
      const cipher = Buffer.from(sealed.slice(sealed.indexOf(':') + 1), 'base64');
      const bytes = await crypto.subtle.decrypt(algorithm, pair.privateKey, cipher);
      // The browser wrote it; the test compares it as it came.
      return JSON.parse(new TextDecoder().decode(bytes)) as {
        value: string;
        timestamp: number;
        nonce: string;
      };
    },
  };
};
