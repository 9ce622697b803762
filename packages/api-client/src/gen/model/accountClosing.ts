/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Coins } from './coins.ts';
import type { Time } from './time.ts';

export interface AccountClosing {
  requestedAt: Time | null;
  /** Until then it can be cancelled; null when nobody asked for it. */
  closesAt: Time | null;
  coins: Coins;
  pendingCoins: Coins;
  /**
     * Cards that could still be used.
     * @minimum 0
     */
  cards: number;
  /**
     * Orders that were not issued yet.
     * @minimum 0
     */
  openOrders: number;
}
