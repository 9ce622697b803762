/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface PublicKey {
  /** @pattern ^[A-Za-z0-9_-]{1,32}$ */
  keyId: string;
  /** PEM, SubjectPublicKeyInfo, 3072 bits. */
  publicKey: string;
  algorithm: 'RSA-OAEP-256';
  /**
     * The server's clock, in milliseconds since 1970. Fields carry this time, not the device's: whose clock is wrong can
     * sign in all the same.
     */
  time: number;
}
