/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { AwardMonth } from './awardMonth.ts';
import type { AwardMonthDetailAwardsItem } from './awardMonthDetailAwardsItem.ts';
import type { AwardMonthDetailCandidatesItem } from './awardMonthDetailCandidatesItem.ts';

export interface AwardMonthDetail {
  month: AwardMonth;
  /** Only a month that is over can be confirmed. */
  isOver: boolean;
  /** Only the last three months can be confirmed. */
  isTooOld: boolean;
  /** @maxItems 20 */
  awards: AwardMonthDetailAwardsItem[];
  /**
     * Who finished most surveys in that month with a quality of 90 or more.
     * @maxItems 20
     */
  candidates: AwardMonthDetailCandidatesItem[];
}
