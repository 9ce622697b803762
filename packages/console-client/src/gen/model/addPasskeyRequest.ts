/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { PasskeyBytes } from './passkeyBytes.ts';
import type { PasskeyName } from './passkeyName.ts';

export interface AddPasskeyRequest {
  name: PasskeyName;
  credentialId: PasskeyBytes;
  clientDataJSON: PasskeyBytes;
  attestationObject: PasskeyBytes;
}
