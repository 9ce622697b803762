/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { OperatorPartnerKind } from './operatorPartnerKind.ts';

export interface OperatorPartner {
  /** @maxLength 40 */
  key: string;
  kind: OperatorPartnerKind;
  active: boolean;
}
