/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Coins } from './coins.ts';
import type { Time } from './time.ts';

/**
 * The pending coins that become available next, by when and why they wait.
 */
export interface CoinArrival {
  coins: Coins;
  expectedAt: Time;
  /**
     * Why they are pending.
     * @nullable
     */
  reason: string | null;
}
