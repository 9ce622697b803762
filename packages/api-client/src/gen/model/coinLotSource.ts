/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CoinCauseKind } from './coinCauseKind.ts';

/**
 * The lots of one kind of source.
 */
export interface CoinLotSource {
  kind: CoinCauseKind;
  /** @minimum 1 */
  lots: number;
  /**
     * Coins left in them, or used of them if `coins` was given.
     * @minimum 1
     */
  coins: number;
}
