/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Coins } from './coins.ts';
import type { Time } from './time.ts';

export interface AccountClosing {
  requestedAt: Time | null;
  /** Deadline for cancelling the deletion; null without a request. */
  closesAt: Time | null;
  /** Whether the birthday that the member gave is the reason. Then only correcting it ends the deletion. */
  underAge: boolean;
  coins: Coins;
  pendingCoins: Coins;
  /**
     * Number of cards that could still be used.
     * @minimum 0
     */
  cards: number;
  /**
     * Number of orders that are not issued yet.
     * @minimum 0
     */
  openOrders: number;
}
