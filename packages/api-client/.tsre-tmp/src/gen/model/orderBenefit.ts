/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { BenefitTarget } from './benefitTarget.ts';
import type { ExchangeType } from './exchangeType.ts';
import type { PublicId } from './publicId.ts';

/**
 * The benefit as it was when ordered.
 */
export interface OrderBenefit {
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
}
