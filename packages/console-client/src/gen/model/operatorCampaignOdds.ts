/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Time } from './time.ts';

export interface OperatorCampaignOdds {
  version: number;
  /** @maxLength 200 */
  reason: string;
  publishedAt: Time;
}
