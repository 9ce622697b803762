/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Coins } from './coins.ts';

export interface AttributeReward {
  coins: Coins;
  /** @minimum 0 */
  credit: number;
}
