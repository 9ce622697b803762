/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Time } from './time.ts';

/**
 * State of the reward. All fields are null before the group closes and for a group without a plan.
 */
export interface HostedGroupPay {
  talliedAt: Time | null;
  /**
     * When the reward is confirmed automatically, unless an operator does it earlier. Null for more coins than are
     * confirmed automatically, and while the pay-out is held: an operator confirms it.
     */
  confirmBy: Time | null;
  confirmedAt: Time | null;
  /**
     * Why the pay-out waits, or null.
     * @nullable
     */
  heldReason: string | null;
  /**
     * Why the pay-out was refused, or null.
     * @nullable
     */
  refusedReason: string | null;
  /**
     * Total of coins paid.
     * @minimum 0
     */
  coins: number;
}
