/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Coins } from './coins.ts';

/**
 * What the benefit means for the signed-in member.
 */
export interface BenefitOwn {
  balance: Coins;
  /**
     * Coins still missing for the cheapest order.
     * @minimum 0
     */
  missingCoins: number;
  /** @minimum 0 */
  usedToday: number;
  /** @minimum 0 */
  usedThisMonth: number;
  /**
     * Fee at the member's level in percent; 0 for benefits without a fee.
     * @minimum 0
     * @maximum 100
     */
  feePercent: number;
  /**
     * Number of fee-free cards the member can use.
     * @minimum 0
     */
  feeFreeCards: number;
  /** Whether we will tell the member when it is back in stock, or when its sale begins. */
  restockAsked: boolean;
}
