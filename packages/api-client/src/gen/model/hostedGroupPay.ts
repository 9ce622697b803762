/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Time } from './time.ts';

/**
 * State of the reward. All fields are null before the group closes and for a group without a plan.
 */
export interface HostedGroupPay {
  talliedAt: Time | null;
  /** When the reward is confirmed automatically, unless an operator does it earlier. */
  confirmBy: Time | null;
  confirmedAt: Time | null;
  /**
     * Total of coins paid.
     * @minimum 0
     */
  coins: number;
}
