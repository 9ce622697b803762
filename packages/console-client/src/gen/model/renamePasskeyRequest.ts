/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { PasskeyName } from './passkeyName.ts';

export interface RenamePasskeyRequest {
  name: PasskeyName;
}
