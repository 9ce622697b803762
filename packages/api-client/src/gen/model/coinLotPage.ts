/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CoinLot } from './coinLot.ts';
import type { CoinLotSource } from './coinLotSource.ts';
import type { Coins } from './coins.ts';

export interface CoinLotPage {
  /** The oldest first. */
  items: CoinLot[];
  /** @nullable */
  nextCursor: string | null;
  available: Coins;
  /**
     * All lots by kind of source, not only those of this page; most coins first.
     * @maxItems 20
     */
  sources: CoinLotSource[];
}
