/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { PublicId } from './publicId.ts';

/**
 * What the confirmation dialog shows.
 */
export interface OrderQuote {
  benefitId: PublicId;
  /** @maxLength 100 */
  title: string;
  /**
     * Title of the choice, or null.
     * @maxLength 50
     * @nullable
     */
  choice: string | null;
  /**
     * @minimum 1
     * @maximum 10
     */
  quantity: number;
  /**
     * Coins for all items.
     * @minimum 0
     */
  price: number;
  /**
     * Fee in coins; 0 when a card waives it.
     * @minimum 0
     */
  fee: number;
  /**
     * Coins the order will cost.
     * @minimum 0
     */
  total: number;
  /** @minimum 0 */
  balanceAfter: number;
  /**
     * Masked destination; null for card codes.
     * @maxLength 200
     * @nullable
     */
  target: string | null;
  /**
     * Usual delivery time.
     * @maxLength 50
     */
  arrival: string;
}
