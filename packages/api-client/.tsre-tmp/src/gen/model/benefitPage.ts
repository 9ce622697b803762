/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { BenefitCard } from './benefitCard.ts';

export interface BenefitPage {
  items: BenefitCard[];
  /** @nullable */
  nextCursor: string | null;
}
