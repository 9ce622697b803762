/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { AwardMonth } from './awardMonth.ts';

export type AwardMonthsItemsItem = {
  month: AwardMonth;
  /** @minimum 0 */
  awards: number;
  /** @minimum 0 */
  winners: number;
  /**
     * What the winners were paid, without what was taken back.
     * @minimum 0
     */
  coins: number;
};
