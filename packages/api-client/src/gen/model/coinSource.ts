/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CoinCauseKind } from './coinCauseKind.ts';

/**
 * Coins of one kind of source in a month.
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
     * Coins entered in this month that are not confirmed yet.
     * @minimum 0
     */
  pending: number;
}
