/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { OperatorName } from './operatorName.ts';
import type { PasskeyBytes } from './passkeyBytes.ts';

export interface PasskeyStart {
  challenge: PasskeyBytes;
  /**
     * The host that the passkey is for.
     * @maxLength 253
     */
  rpId: string;
  userId: PasskeyBytes;
  userName: OperatorName;
  /**
     * COSE numbers of the algorithms that the server checks.
     * @maxItems 10
     */
  algorithms: number[];
  /**
     * Credentials of this operator. A device that has one of them makes no second one.
     * @maxItems 10
     */
  known: PasskeyBytes[];
}
