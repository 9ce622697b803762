/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface PublicKey {
  /** @pattern ^[A-Za-z0-9_-]{1,32}$ */
  keyId: string;
  /** PEM, SubjectPublicKeyInfo, 3072 bits. */
  publicKey: string;
  algorithm: 'RSA-OAEP-256';
  /** The server's clock, in milliseconds since 1970. Encrypted fields contain this time instead of the device's, so that a device with a wrong clock can sign in. */
  time: number;
}
