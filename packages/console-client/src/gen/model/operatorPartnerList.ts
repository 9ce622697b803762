/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { OperatorPartner } from './operatorPartner.ts';

export interface OperatorPartnerList {
  /** @maxItems 500 */
  items: OperatorPartner[];
}
