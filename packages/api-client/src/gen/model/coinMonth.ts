/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CoinSource } from './coinSource.ts';

/**
 * A calendar month in Asia/Shanghai; only sources that moved something.
 */
export interface CoinMonth {
  /** @pattern ^\d{4}-\d{2}$ */
  month: string;
  /** @minimum 0 */
  in: number;
  /** @minimum 0 */
  out: number;
  /** @minimum 0 */
  pending: number;
  /** @maxItems 20 */
  sources: CoinSource[];
}
