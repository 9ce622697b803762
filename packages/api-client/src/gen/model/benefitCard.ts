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
     * Coins for one; of the cheapest choice or the smallest amount where there are several.
     * @minimum 0
     */
  price: number;
  /** Whether another choice or amount costs more. */
  pricesVary: boolean;
  /**
     * How many are left, 0 sold out, null without a limit.
     * @minimum 0
     * @nullable
     */
  stock: number | null;
  level: CreditLevel;
  /**
     * How soon it usually arrives.
     * @maxLength 50
     */
  arrival: string;
  /**
     * @maxItems 5
     * @items.maxLength 20
     */
  tags: string[];
}
