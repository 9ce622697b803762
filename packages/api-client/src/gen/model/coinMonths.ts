/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CoinMonth } from './coinMonth.ts';

export interface CoinMonths {
  /** @maxItems 120 */
  items: CoinMonth[];
}
