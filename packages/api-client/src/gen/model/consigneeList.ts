/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Consignee } from './consignee.ts';

export interface ConsigneeList {
  /** @maxItems 20 */
  items: Consignee[];
}
