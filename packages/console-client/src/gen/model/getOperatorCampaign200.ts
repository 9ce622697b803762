/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { OperatorCampaignDetail } from './operatorCampaignDetail.ts';

export type GetOperatorCampaign200 = Envelope & {
  data: OperatorCampaignDetail;
};
