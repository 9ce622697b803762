/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { OperatorBenefit } from './operatorBenefit.ts';

export interface OperatorBenefitPage {
  /** @maxItems 100 */
  items: OperatorBenefit[];
  /**
     * @maxLength 200
     * @nullable
     */
  nextCursor: string | null;
}
