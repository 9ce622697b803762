/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { PublicId } from './publicId.ts';
import type { RehearsalProgress } from './rehearsalProgress.ts';
import type { RehearsalReport } from './rehearsalReport.ts';
import type { RehearsalWalk } from './rehearsalWalk.ts';
import type { Time } from './time.ts';

/**
 * A copy of a group in which scripted respondents answered.
 */
export interface Rehearsal {
  hash: PublicId;
  startedAt: Time;
  endsAt: Time;
  /** Whether the guide or settings changed since it started. */
  guideChanged: boolean;
  /**
     * Number of scripted respondents.
     * @minimum 0
     */
  respondents: number;
  /**
     * Number of answers in the rehearsal.
     * @minimum 0
     */
  answers: number;
  walk: RehearsalWalk;
  progress: RehearsalProgress;
  /** What happened on the way. Null unless the respondents are through. */
  report: RehearsalReport | null;
}
