/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { OperatorCampaign } from './operatorCampaign.ts';

export interface OperatorCampaignList {
  /** @maxItems 1000 */
  items: OperatorCampaign[];
}
