/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { AwardMonthDetailAwardsItemWinnersItem } from './awardMonthDetailAwardsItemWinnersItem.ts';

export type AwardMonthDetailAwardsItem = {
  /** @maxLength 32 */
  id: string;
  /** @maxLength 20 */
  title: string;
  /** @maxLength 200 */
  criteria: string;
  /** @minimum 0 */
  coins: number;
  winners: AwardMonthDetailAwardsItemWinnersItem[];
};
