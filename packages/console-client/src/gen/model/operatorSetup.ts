/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { OperatorName } from './operatorName.ts';
import type { OperatorRole } from './operatorRole.ts';

export interface OperatorSetup {
  name: OperatorName;
  /** @maxItems 6 */
  roles: OperatorRole[];
  /**
     * For typing it in by hand, base 32.
     * @maxLength 64
     */
  secret: string;
  /**
     * For the QR code: otpauth://totp/…
     * @maxLength 300
     */
  uri: string;
}
