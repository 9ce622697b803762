/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Coins } from './coins.ts';

/**
 * The same benefit as it stands for the signed-in member.
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
     * Fee at the level of the member, 0 for what takes none.
     * @minimum 0
     * @maximum 100
     */
  feePercent: number;
  /**
     * Fee-free cards that can be used.
     * @minimum 0
     */
  feeFreeCards: number;
  /** Whether the member will be told when it is there again. */
  restockAsked: boolean;
}
