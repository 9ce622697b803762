/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface ReceiptKey {
  /** @pattern ^[0-9a-f]{16}$ */
  id: string;
  /**
     * The 32 bytes of an Ed25519 public key, base64url.
     * @maxLength 60
     */
  publicKey: string;
  /** Whether it signs now. */
  current: boolean;
}
