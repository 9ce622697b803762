/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CoinArrival } from './coinArrival.ts';
import type { CoinRow } from './coinRow.ts';
import type { Coins } from './coins.ts';

export interface CoinLedgerPage {
  items: CoinRow[];
  /** @nullable */
  nextCursor: string | null;
  available: Coins;
  pending: Coins;
  /** Null without pending coins that have a date. */
  nextArrival: CoinArrival | null;
  /** Coins that were taken back after they had been spent. Coins that come in later pay them. */
  owed: Coins;
}
