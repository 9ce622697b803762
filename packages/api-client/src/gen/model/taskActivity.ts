/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { TaskActivityAsks } from './taskActivityAsks.ts';
import type { TaskActivityKind } from './taskActivityKind.ts';
import type { TaskActivityState } from './taskActivityState.ts';
import type { TaskReview } from './taskReview.ts';
import type { TaskSubmission } from './taskSubmission.ts';
import type { Time } from './time.ts';

/**
 * A task that is no questionnaire, and how far this member is in it.
 */
export interface TaskActivity {
  kind: TaskActivityKind;
  state: TaskActivityState;
  sessionId: Id | null;
  resultId: Id | null;
  /**
     * The reviewer's words, or null.
     * @maxLength 200
     * @nullable
     */
  note: string | null;
  /** Until when it has to be handed in; null when it waits for us or has not begun. */
  deadline: Time | null;
  /** What waits for us; null when nothing does. */
  review: TaskReview | null;
  /**
     * Seconds watched, or spent since leaving.
     * @minimum 0
     */
  seconds: number;
  /**
     * 0 where time does not count.
     * @minimum 0
     */
  secondsNeeded: number;
  /**
     * Address of the video, or the host a browse task leads to.
     * @maxLength 500
     * @nullable
     */
  place: string | null;
  asks: TaskActivityAsks | null;
  /** What was handed in last, or null. */
  submission: TaskSubmission | null;
}
