/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface PublicKey {
  /** @pattern ^[A-Za-z0-9_-]{1,32}$ */
  keyId: string;
  /** PEM, SubjectPublicKeyInfo, 3072 bits. */
  publicKey: string;
  algorithm: 'RSA-OAEP-256';
}
