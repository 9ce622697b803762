/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { OperatorCampaignActAct } from './operatorCampaignActAct.ts';
import type { Time } from './time.ts';

export interface OperatorCampaignAct {
  act: OperatorCampaignActAct;
  /** @maxLength 100 */
  operator: string;
  /** @maxLength 500 */
  detail: string;
  at: Time;
}
