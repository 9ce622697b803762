/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Time } from './time.ts';

/**
 * Where the reward stands. All null before the closing, and for a group without a plan.
 */
export interface HostedGroupPay {
  reckonedAt: Time | null;
  /** When the clock confirms it, if no operator does before. */
  confirmBy: Time | null;
  confirmedAt: Time | null;
  /**
     * All that is paid together.
     * @minimum 0
     */
  coins: number;
}
