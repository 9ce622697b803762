import { generateKeyPairSync } from 'node:crypto';

/** Makes an RSA key of 2048 bits in PEM. */
export const keyPair = (): { privateKey: string; publicKey: string } =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
