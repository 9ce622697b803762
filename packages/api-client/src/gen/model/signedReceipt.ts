/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Receipt } from './receipt.ts';

export interface SignedReceipt {
  receipt: Receipt;
  /**
     * The key of `listReceiptKeys` that signed it.
     * @pattern ^[0-9a-f]{16}$
     */
  keyId: string;
  /**
     * Ed25519 signature, base64url.
     * @maxLength 100
     */
  signature: string;
}
