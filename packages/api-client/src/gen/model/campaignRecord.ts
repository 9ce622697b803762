/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { Roll } from './roll.ts';
import type { Time } from './time.ts';
import type { WonPrize } from './wonPrize.ts';

export interface CampaignRecord {
  id: Id;
  /**
     * Counts the member's own draws.
     * @minimum 1
     */
  number: number;
  /** @maxLength 64 */
  clientSeed: string;
  /**
     * Version of the odds that applied to this draw.
     * @minimum 1
     */
  version: number;
  roll: Roll;
  prize: WonPrize | null;
  /**
     * Coins paid for a draw without a prize.
     * @minimum 0
     */
  consolation: number;
  at: Time;
}
