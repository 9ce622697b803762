/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { FiledCampaign } from './filedCampaign.ts';
import type { FiledFault } from './filedFault.ts';

export interface CampaignFileCheck {
  /** @maxItems 100 */
  faults: FiledFault[];
  campaign: FiledCampaign | null;
}
