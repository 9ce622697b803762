/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CoinCause } from './coinCause.ts';
import type { Id } from './id.ts';
import type { Time } from './time.ts';

/**
 * What is left of one row of coins that came in.
 */
export interface CoinLot {
  id: Id;
  cause: CoinCause;
  createdAt: Time;
  /**
     * Coins that came in, less what was taken back.
     * @minimum 1
     */
  amount: number;
  /**
     * Coins of these that are not spent.
     * @minimum 1
     */
  left: number;
  /**
     * Coins that spending `coins` would use; 0 without `coins`.
     * @minimum 0
     */
  used: number;
}
