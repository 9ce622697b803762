/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { OperatorCampaignList } from './operatorCampaignList.ts';

export type ListOperatorCampaigns200 = Envelope & {
  data: OperatorCampaignList;
};
