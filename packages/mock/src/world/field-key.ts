import type { PublicKey } from '@yayan/api-client';

/** The key with which mobiles, codes and passwords are encrypted. */
export interface FieldKey {
  readonly publicKey: () => Promise<PublicKey>;
  /** The value inside; `undefined` when it was encrypted with another key or is damaged. */
  readonly open: (sealed: string) => Promise<string | undefined>;
}

let made: Promise<CryptoKeyPair> | undefined;

/** Making a key pair takes most of a second, so a process makes one, and only when a form needs it. */
const pair = (): Promise<CryptoKeyPair> =>
  (made ??= crypto.subtle.generateKey(
    {
      name: 'RSA-OAEP',
      modulusLength: 3072,
      publicExponent: new Uint8Array([1, 0, 1]),
      hash: 'SHA-256',
    },
    true,
    ['encrypt', 'decrypt'],
  ));

const pemOf = (key: ArrayBuffer): string => {
  const lines = btoa(String.fromCodePoint(...new Uint8Array(key))).match(/.{1,64}/g) ?? [];
  return ['-----BEGIN PUBLIC KEY-----', ...lines, '-----END PUBLIC KEY-----', ''].join('\n');
};

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (char) => char.codePointAt(0) ?? 0);

const keyId = 'mock';

export const createFieldKey = (now: () => number): FieldKey => ({
  publicKey: async () => {
    const { publicKey } = await pair();
    const pem = pemOf(await crypto.subtle.exportKey('spki', publicKey));
    return { keyId, publicKey: pem, algorithm: 'RSA-OAEP-256', time: now() };
  },
  open: async (sealed) => {
    const [id, text = ''] = sealed.split(':');
    // Without a key pair nobody can have encrypted anything.
    if (id !== keyId || made === undefined) return undefined;
    const { privateKey } = await made;
    try {
      const opened = await crypto.subtle.decrypt('RSA-OAEP', privateKey, bytesOf(text));
      const { value } = JSON.parse(new TextDecoder().decode(opened)) as { value?: unknown };
      return typeof value === 'string' ? value : undefined;
    } catch {
      return undefined;
    }
  },
});
