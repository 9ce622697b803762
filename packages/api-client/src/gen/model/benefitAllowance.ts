/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Coins } from './coins.ts';
import type { Prerequisite } from './prerequisite.ts';

export interface BenefitAllowance {
  /** Whether all are met. */
  allowed: boolean;
  /** @maxItems 12 */
  prerequisites: Prerequisite[];
  /**
     * Coins that this order would take, its fee included.
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
