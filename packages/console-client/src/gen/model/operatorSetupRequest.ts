/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { OperatorLinkToken } from './operatorLinkToken.ts';

export interface OperatorSetupRequest {
  token: OperatorLinkToken;
}
