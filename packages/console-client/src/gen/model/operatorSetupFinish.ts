/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { OperatorLinkToken } from './operatorLinkToken.ts';

export interface OperatorSetupFinish {
  token: OperatorLinkToken;
  /**
     * @minLength 1
     * @maxLength 64
     */
  password: string;
  /** @pattern ^[0-9]{6}$ */
  code: string;
}
