/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CourseState } from './courseState.ts';
import type { PublicId } from './publicId.ts';
import type { Time } from './time.ts';

export interface CourseSummary {
  id: PublicId;
  title: string;
  summary: string;
  /** @minimum 1 */
  minutes: number;
  /**
     * Coins paid once to each member who passes.
     * @minimum 0
     */
  coins: number;
  /** Deadline for passing the quiz; null without one. */
  closesAt: Time | null;
  /** Null for a visitor. */
  state: CourseState | null;
}
