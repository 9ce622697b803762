/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { TaskReviewAwaits } from './taskReviewAwaits.ts';
import type { Time } from './time.ts';

/**
 * Something a member handed in that waits for an operator.
 */
export interface TaskReview {
  awaits: TaskReviewAwaits;
  /** Latest time of the decision. */
  by: Time;
}
