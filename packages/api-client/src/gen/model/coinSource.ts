/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CoinCauseKind } from './coinCauseKind.ts';

/**
 * What one kind of source moved in a month.
 */
export interface CoinSource {
  kind: CoinCauseKind;
  /**
     * Coins that came in.
     * @minimum 0
     */
  in: number;
  /**
     * Coins that went out.
     * @minimum 0
     */
  out: number;
  /**
     * Entered in this month and still to be confirmed.
     * @minimum 0
     */
  pending: number;
}
