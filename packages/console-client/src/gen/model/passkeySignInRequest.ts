/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { PasskeyBytes } from './passkeyBytes.ts';

export interface PasskeySignInRequest {
  credentialId: PasskeyBytes;
  clientDataJSON: PasskeyBytes;
  authenticatorData: PasskeyBytes;
  signature: PasskeyBytes;
  userHandle: PasskeyBytes;
}
