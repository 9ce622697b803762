/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { PublicId } from './publicId.ts';

/**
 * What the confirmation repeats.
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
     * Coins for all of them.
     * @minimum 0
     */
  price: number;
  /**
     * Coins, 0 when a card waives it.
     * @minimum 0
     */
  fee: number;
  /**
     * Coins that will be taken.
     * @minimum 0
     */
  total: number;
  /** @minimum 0 */
  balanceAfter: number;
  /**
     * Where it goes, masked; null for card codes.
     * @maxLength 200
     * @nullable
     */
  target: string | null;
  /**
     * How soon it usually arrives.
     * @maxLength 50
     */
  arrival: string;
}
