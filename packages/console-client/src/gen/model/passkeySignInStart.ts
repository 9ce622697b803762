/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { PasskeyBytes } from './passkeyBytes.ts';

export interface PasskeySignInStart {
  challenge: PasskeyBytes;
  /**
     * The host that the passkey is for.
     * @maxLength 253
     */
  rpId: string;
}
