/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { BenefitChoiceId } from './benefitChoiceId.ts';

/**
 * One face value or kind to choose.
 */
export interface BenefitChoice {
  id: BenefitChoiceId;
  /** @maxLength 50 */
  title: string;
  /**
     * Coins for one.
     * @minimum 0
     */
  price: number;
  /**
     * How many are left; null is unlimited.
     * @minimum 0
     * @nullable
     */
  stock: number | null;
}
