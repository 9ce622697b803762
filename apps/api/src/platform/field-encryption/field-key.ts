import { createHash, createPublicKey, type KeyObject, webcrypto } from 'node:crypto';

const ALGORITHM = { name: 'RSA-OAEP', hash: 'SHA-256' };

/** An RSA key that clients encrypt fields to. */
export interface FieldKey {
  /** Derived from the public key, so that all servers of one configuration use the same id. */
  readonly id: string;
  /** SubjectPublicKeyInfo in PEM. */
  readonly publicKey: string;
  /** Length of a cipher text, in bytes. */
  readonly size: number;
  /** Resolves to null if the text was not encrypted to this key. */
  open(cipherText: Uint8Array<ArrayBuffer>): Promise<Uint8Array | null>;
}

/** The field key of a private RSA key. */
export function fieldKey(privateKey: KeyObject): FieldKey {
  const publicKey = createPublicKey(privateKey);
  const der = publicKey.export({ type: 'spki', format: 'der' });
  const key = privateKey.toCryptoKey(ALGORITHM, false, ['decrypt']);
  return {
    id: createHash('sha256').update(der).digest('base64url').slice(0, 12),
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }),
    size: (privateKey.asymmetricKeyDetails?.modulusLength ?? 0) / 8,
    open: (cipherText) => decrypt(key, cipherText),
  };
}

async function decrypt(
  key: webcrypto.CryptoKey,
  cipherText: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await webcrypto.subtle.decrypt(ALGORITHM.name, key, cipherText));
  } catch {
    return null;
  }
}
