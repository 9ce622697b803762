/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Time } from './time.ts';

export interface CampaignWinner {
  /** @maxLength 16 */
  pseudonym: string;
  /**
     * Masked.
     * @maxLength 60
     */
  name: string;
  /** @maxLength 100 */
  prize: string;
  at: Time;
}
