/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CampaignState } from './campaignState.ts';

export type ListCampaignsParams = {
/**
 * Only campaigns in this state.
 */
state?: CampaignState;
};
