/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { BenefitTarget } from './benefitTarget.ts';
import type { CreditLevel } from './creditLevel.ts';
import type { ExchangeType } from './exchangeType.ts';
import type { PublicId } from './publicId.ts';

export interface BenefitCard {
  id: PublicId;
  type: ExchangeType;
  target: BenefitTarget;
  /** @maxLength 100 */
  title: string;
  /**
     * Address of the picture, or null.
     * @maxLength 500
     * @nullable
     */
  cover: string | null;
  /**
     * Address of the picture for the dark scheme. Null if `cover` fits both.
     * @maxLength 500
     * @nullable
     */
  coverDark: string | null;
  /**
     * Coins for one. With several choices or amounts, the price of the cheapest.
     * @minimum 0
     */
  price: number;
  /** Whether other choices or amounts cost more. */
  pricesVary: boolean;
  /**
     * How many are left; 0 is sold out, null is unlimited.
     * @minimum 0
     * @nullable
     */
  stock: number | null;
  level: CreditLevel;
  /**
     * Usual delivery time.
     * @maxLength 50
     */
  arrival: string;
  /**
     * @maxItems 5
     * @items.maxLength 20
     */
  tags: string[];
  /**
     * When its sale begins. Null if it has begun.
     * @nullable
     */
  opensAt: string | null;
}
