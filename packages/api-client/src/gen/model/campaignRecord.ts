/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Roll } from './roll.ts';
import type { Time } from './time.ts';
import type { WonPrize } from './wonPrize.ts';

export interface CampaignRecord {
  /**
     * Of the member's own draws.
     * @minimum 1
     */
  number: number;
  /** @maxLength 64 */
  clientSeed: string;
  /**
     * Of the odds it was laid on.
     * @minimum 1
     */
  version: number;
  roll: Roll;
  prize: WonPrize | null;
  /**
     * Coins for a draw without a prize.
     * @minimum 0
     */
  consolation: number;
  at: Time;
}
