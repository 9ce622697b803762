/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Coins } from './coins.ts';
import type { Prerequisite } from './prerequisite.ts';

export interface BenefitAllowance {
  /** Whether the member meets all conditions. */
  allowed: boolean;
  /** @maxItems 12 */
  prerequisites: Prerequisite[];
  /**
     * Coins this order would cost, with its fee.
     * @minimum 0
     */
  total: number;
  balance: Coins;
  /**
     * Coins still missing for this order.
     * @minimum 0
     */
  missingCoins: number;
}
