/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CampaignDate } from './campaignDate.ts';
import type { Time } from './time.ts';

/**
 * A date of a campaign that was moved after it was published.
 */
export interface CampaignDateChange {
  date: CampaignDate;
  before: Time;
  after: Time;
  /**
     * Why, for members.
     * @maxLength 200
     */
  reason: string;
  changedAt: Time;
}
