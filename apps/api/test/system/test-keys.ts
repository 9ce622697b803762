import { generateKeyPairSync, randomBytes } from 'node:crypto';

const base64 = (): string => randomBytes(32).toString('base64');

type TestKeys = Readonly<Record<'FIELD_ENCRYPTION_KEY' | 'AT_REST_KEY' | 'TOKEN_KEY' | 'INDEX_KEY', string>>;

let keys: TestKeys | undefined;

/**
 * One set of keys a process: making an RSA key is slow, and copies of a seeded database need the keys that encrypted
 * it.
 */
export function testKeys(): TestKeys {
  keys ??= {
    FIELD_ENCRYPTION_KEY: newFieldKey(),
    AT_REST_KEY: base64(),
    TOKEN_KEY: base64(),
    INDEX_KEY: base64(),
  };
  return keys;
}

/** Makes a private RSA key for field encryption, in PEM. */
export function newFieldKey(): string {
  return generateKeyPairSync('rsa', {
    modulusLength: 3072,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  }).privateKey;
}
