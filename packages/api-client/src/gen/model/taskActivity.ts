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
 * A task that is not a questionnaire, and the member's progress in it.
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
  /** Deadline for the submission; null while it waits for review or before it began. */
  deadline: Time | null;
  /** What waits for review, or null. */
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
  /** Whether the member withdrew the consent and must give it again to go on. */
  consentNeeded: boolean;
  asks: TaskActivityAsks | null;
  /** The last submission, or null. */
  submission: TaskSubmission | null;
}
