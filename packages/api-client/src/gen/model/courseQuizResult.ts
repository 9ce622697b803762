/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CourseQuizResultReviewItem } from './courseQuizResultReviewItem.ts';

export interface CourseQuizResult {
  passed: boolean;
  /** @minimum 0 */
  right: number;
  /** @minimum 1 */
  total: number;
  /**
     * Coins paid by this call.
     * @minimum 0
     */
  coins: number;
  review: CourseQuizResultReviewItem[];
}
