/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ReviewerAgreement } from './reviewerAgreement.ts';
import type { SecondLook } from './secondLook.ts';

export interface SecondLookPage {
  /** @maxItems 100 */
  items: SecondLook[];
  /**
     * @maxLength 200
     * @nullable
     */
  nextCursor: string | null;
  /**
     * Of the last 90 days.
     * @maxItems 200
     */
  agreement: ReviewerAgreement[];
}
